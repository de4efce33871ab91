import {
  Controls,
  Description,
  Heading,
  Primary,
  Source,
  Stories,
  Subtitle,
  Title,
  Unstyled,
  useOf,
} from '@storybook/addon-docs/blocks';
import type { Guide } from '../guide';
import { importOf } from '../properties/controls';
import { statusOf } from '../status';
import * as styles from './docs-page.css';
import { GuideWords } from './guide-words';
import { importLines } from './import-line';
import { StatusLabel } from './status-label';

/** A component's page: what it is, how far to rely on it, how it is imported, its guide, and every state of it. */
const DocsPage = () => {
  const { preparedMeta } = useOf('meta', ['meta']);
  const { component, subcomponents = {}, tags, parameters } = preparedMeta;
  const words: Guide | undefined = parameters.guide;
  const status = statusOf(tags);
  const code = importLines([component, ...Object.values(subcomponents)].flatMap(importOf));
  return (
    <>
      <div className={styles.head}>
        <Title />
        {status !== undefined && (
          <Unstyled>
            <StatusLabel status={status} />
          </Unstyled>
        )}
      </div>
      <Subtitle />
      <Description />
      {code !== '' && <Source code={code} language="tsx" />}
      {code === '' && component !== undefined && <p>A part of other components: it is not imported alone.</p>}
      <Primary />
      {words !== undefined && (
        <Unstyled>
          <GuideWords words={words} />
        </Unstyled>
      )}
      {component !== undefined && (
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
