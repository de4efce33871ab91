import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { version } from '../../package.json';
import { TextLink } from '../../src/text-link/text-link';
import { type ThemeName, themes } from '../../src/themes';
import { tokenDocument, tokenSheet } from '../../src/themes/token-document';
import { StatusLabel } from '../docs-page/status-label';
import { FoundationPage, foundationParameters, Part } from '../foundation/foundation-page';
import { titleOf } from '../manager/beside';
import { type Status, statuses } from '../status';
import { places, queryOf } from './places';
import * as styles from './start.css';

const meta: Meta = { title: 'Start', tags: ['!autodocs'], parameters: foundationParameters };
export default meta;

const audience = [
  ['Designers', 'Look at states and themes, take tokens into their tools, and say what is to change.'],
  [
    'Engineers of templates',
    'Choose components, variants and a theme. What a component looks like is decided here alone.',
  ],
  ['The platform team', 'Changes components once for all dealers, and publishes the packages.'],
] as const;

const switches = [
  ['Theme', 'Metro, Marque or Yard; or a story in all three, side by side or one under another.'],
  ['Brand', 'Two made-up dealers, far from every theme and from each other.'],
  ['Ground', 'The page, a night scope, a brand scope.'],
  ['Motion', 'Full, or what a person sees who asked for less of it.'],
  ['Width', '390, 820 and 1440 px: everything is reviewed at these.'],
] as const;

const Terms = ({ terms }: { readonly terms: readonly (readonly [term: string, words: string])[] }) => (
  <dl className={styles.prose}>
    {terms.map(([term, words]) => (
      <div key={term}>
        <dt className={styles.term}>{term}</dt>
        <dd>{words}</dd>
      </div>
    ))}
  </dl>
);

const Places = () => (
  <div className={styles.pairs}>
    {places.map(({ title, words, links }) => (
      <div key={title} className={styles.plate}>
        <h3 className={styles.plateTitle}>{title}</h3>
        <p className={styles.quiet}>{words}</p>
        <div className={styles.links}>
          {links.map((link) => (
            <TextLink key={link.id} href={`./${queryOf(link)}`} target="_top">
              {link.label}
            </TextLink>
          ))}
        </div>
      </div>
    ))}
  </div>
);

const Statuses = () => (
  <div className={styles.plates}>
    {(Object.keys(statuses) as Status[]).map((status) => (
      <div key={status} className={styles.plate}>
        <p>
          <StatusLabel status={status} />
        </p>
        <p className={styles.quiet}>{statuses[status].meaning}</p>
      </div>
    ))}
  </div>
);

/** The address of a file that a press saves: made of the tokens that this Storybook shows. */
const fileAddress = (type: string, text: string): string => `data:${type};charset=utf-8,${encodeURIComponent(text)}`;

const TokenFiles = () => (
  <div className={styles.plates}>
    {(Object.keys(themes) as ThemeName[]).map((name) => {
      const json = JSON.stringify(tokenDocument(name, themes[name]), null, 2);
      return (
        <div key={name} className={styles.plate}>
          <h3 className={styles.plateTitle}>{titleOf(name)}</h3>
          <div className={styles.links}>
            <TextLink download={`${name}.tokens.json`} href={fileAddress('application/design-tokens+json', json)}>
              {`${name}.tokens.json`}
            </TextLink>
            <TextLink download={`${name}.css`} href={fileAddress('text/css', tokenSheet(themes[name]))}>
              {`${name}.css`}
            </TextLink>
          </div>
        </div>
      );
    })}
  </div>
);

export const Start: StoryObj = {
  render: (_args, { globals }) => (
    <FoundationPage
      title="Forecourt design system"
      lead="One set of components and three themes for the sites of vehicle dealers. A dealer’s brand is a few more tokens, worn without a build; a pair of colours that cannot be read is refused."
      globals={globals}
    >
      <Part title="For whom">
        <Terms terms={audience} />
      </Part>
      <Part title="What is here">
        <Places />
      </Part>
      <Part
        title="Switches"
        words={['In the bar over every story. They stand in its address, so that a link shows what you see.']}
      >
        <Terms terms={switches} />
      </Part>
      <Part title="Status" words={['Beside the name of every component.']}>
        <Statuses />
      </Part>
      <Part
        title="Tokens"
        words={['JSON: Design Tokens Format Module 2025.10, for tools of designers.', 'CSS: variables on the root.']}
      >
        <div className={styles.stack}>
          <TokenFiles />
          <p className={styles.quiet}>
            In code: <code>@forecourt/ui/tokens/metro.tokens.json</code> and <code>@forecourt/ui/tokens/metro.css</code>
            .
          </p>
        </div>
      </Part>
      <Part title="Version">
        <div className={styles.prose}>
          <p>
            This is <code>@forecourt/ui</code> {version}. It is published together with the other packages, in one
            version; below 1.0 a minor version may change what exists.
          </p>
          <p>
            What changes for whom is in the package’s <code>CHANGELOG.md</code>; what comes with the next version waits
            in <code>.changeset</code>.
          </p>
        </div>
      </Part>
      <Part title="Propose a change">
        <ol className={styles.steps}>
          <li>
            Open an issue: “Something is missing” with who needs it and how it is done today, or “Something is wrong”
            with a link to the story that shows it.
          </li>
          <li>Say it in tokens first. If themes differ in it, it is a token; then every theme has to name a value.</li>
          <li>
            Change component, styles, guide and stories together: a story for each state, its keys and its words. A new
            component begins as new or experimental.
          </li>
          <li>
            Look at it in all themes, with both brands, at the three widths. <code>npm run check</code> and the stories’
            tests hold contrast, targets and focus.
          </li>
          <li>
            Add a changeset (<code>npm run changeset</code>) that tells users what to do, and open a pull request with
            what you saw.
          </li>
        </ol>
      </Part>
    </FoundationPage>
  ),
  play: async ({ canvas }) => {
    const saved = canvas.getByRole('link', { name: 'yard.tokens.json' });
    await expect(saved).toHaveAttribute('download', 'yard.tokens.json');
    const file = await (await fetch(saved.getAttribute('href') ?? '')).json();
    await expect(file.color.brand.$value.hex).toBe(themes.yard.color.brand);
  },
};
