import { Controls, Description, Heading, Primary, Stories, Subtitle, Title, useOf } from '@storybook/addon-docs/blocks';
import * as styles from './docs-page.css';
import type { Guide } from './guide';

const parts = [
  { key: 'use', title: 'Use it' },
  { key: 'avoid', title: 'Take something else' },
  { key: 'accessibility', title: 'How it is reached' },
] as const satisfies readonly { readonly key: keyof Guide; readonly title: string }[];

const GuideWords = ({ words }: { readonly words: Guide }) => (
  <div className={styles.guide}>
    {parts.map(({ key, title }) => (
      <section key={key}>
        <h3 className={styles.title}>{title}</h3>
        <ul className={styles.list}>
          {words[key].map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ul>
      </section>
    ))}
  </div>
);

/** A component's page: what it is, when to take it, how it behaves, and every state of it. */
const DocsPage = () => {
  const { preparedMeta } = useOf('meta', ['meta']);
  const words: Guide | undefined = preparedMeta.parameters.guide;
  const hasControls = preparedMeta.component !== undefined;
  return (
    <>
      <Title />
      <Subtitle />
      <Description />
      {words !== undefined && <GuideWords words={words} />}
      <Primary />
      {hasControls && (
        <>
          <Heading>Properties</Heading>
          <Controls />
        </>
      )}
      <Stories includePrimary={false} title="States" />
    </>
  );
};

export default DocsPage;
