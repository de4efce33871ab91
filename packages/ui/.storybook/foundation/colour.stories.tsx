import type { Meta, StoryObj } from '@storybook/react-vite';
import {
  brandedColors,
  type ColorRole,
  contrastPairs,
  resolveColors,
  themeContrastPairs,
  themes,
  tokenName,
} from '../../src/themes';
import { brandTokens } from '../brands';
import { type Globals, themeName } from '../dress';
import { ContrastTable } from './contrast-table';
import * as styles from './foundation.css';
import { FoundationPage, foundationParameters, Part, token } from './foundation-page';

const meta: Meta = { title: 'Foundation/Colour', tags: ['!autodocs'], parameters: foundationParameters };
export default meta;

type Group = { readonly title: string; readonly words: readonly string[]; readonly roles: readonly ColorRole[] };

const groups: readonly Group[] = [
  {
    title: 'Brand',
    words: [
      'The dealer’s mark of colour: a fill in Metro and Yard, a stroke of 2 px in Marque.',
      'A site document may set every one of them; one colour is enough, the others follow from it.',
    ],
    roles: ['brand', 'brandHover', 'brandSoft', 'brandEdge', 'onBrand', 'onBrandQuiet', 'brandText', 'brandOnNight'],
  },
  {
    title: 'Action',
    words: ['The fill of the one primary action of a view. In Marque it is ink, elsewhere the brand.'],
    roles: [
      'action',
      'actionHover',
      'actionEdge',
      'onAction',
      'actionOnNight',
      'actionHoverOnNight',
      'onActionOnNight',
    ],
  },
  {
    title: 'Grounds',
    words: ['Page, what lies on it, what is let into it, what floats over it; the wall and floor of a stage.'],
    roles: ['page', 'surface', 'sunk', 'raised', 'stageWall', 'stageFloor'],
  },
  {
    title: 'Night',
    words: ['Bars, footers and full-bleed stages. nightScope maps every role inside to these.'],
    roles: ['night', 'nightRaised', 'nightLine', 'nightLineControl', 'onNight', 'onNightQuiet'],
  },
  {
    title: 'Text',
    words: ['Three strengths, all of which read at 4.5:1 on page, surface, raised and sunk.'],
    roles: ['text', 'textQuiet', 'textFaint', 'textOnStage'],
  },
  {
    title: 'Lines',
    words: ['A hairline decorates; the edge of a control has 3:1; the strong line rules a sheet.'],
    roles: ['line', 'lineControl', 'lineStrong'],
  },
  {
    title: 'Ink and choice',
    words: ['The inverse fill, and what is ticked or dragged.'],
    roles: ['ink', 'inkHover', 'onInk', 'selected', 'onSelected'],
  },
  {
    title: 'Meaning',
    words: ['Never from the brand: a red dealer must not look like an error.'],
    roles: [
      'positive',
      'positiveSoft',
      'positiveOnNight',
      'caution',
      'cautionSoft',
      'danger',
      'dangerHover',
      'dangerSoft',
      'onDanger',
      'dangerOnNight',
      'star',
    ],
  },
  {
    title: 'Focus and cover',
    words: ['The ring of the focus with its gap, and what lies behind drawers and dialogs.'],
    roles: ['focus', 'focusGap', 'focusOnNight', 'scrim'],
  },
];

const colorsOf = (globals: Globals) =>
  resolveColors(brandedColors(themes[themeName(globals)], brandTokens(globals.brand)));

/** Every colour role, by what it is for. */
export const Roles: StoryObj = {
  render: (_args, { globals }) => {
    const colors = colorsOf(globals);
    return (
      <FoundationPage
        title="Colour"
        lead="Components name roles, never colours. A theme fills the roles; a dealer’s brand changes a few of them; a night or brand scope maps them anew for everything inside."
        globals={globals}
      >
        {groups.map(({ title, words, roles }) => (
          <Part key={title} title={title} words={words}>
            <ul className={styles.grid.narrow}>
              {roles.map((role) => (
                <li key={role}>
                  <div className={styles.swatch} style={{ background: token('color', role) }} />
                  <p className={styles.name}>{role}</p>
                  <p className={styles.note}>{colors[role]}</p>
                  <p className={styles.code}>{tokenName(['color', role])}</p>
                </li>
              ))}
            </ul>
          </Part>
        ))}
      </FoundationPage>
    );
  },
};

/** Every pair of colours that stands together, measured. */
export const Contrast: StoryObj = {
  render: (_args, { globals }) => (
    <FoundationPage
      title="Contrast"
      lead="Text needs 4.5:1, outlines and marks 3:1. A theme that falls short fails the tests; a dealer’s document that falls short is refused."
      globals={globals}
    >
      <Part
        title="Pairs that a brand touches"
        words={['A site document with a pair below its minimum is refused with the pair’s name (SITE-07).']}
      >
        <ContrastTable caption="Brand pairs" pairs={contrastPairs} colors={colorsOf(globals)} />
      </Part>
      <Part title="Pairs that the theme decides" words={['Nothing that a dealer sets changes them.']}>
        <ContrastTable caption="Theme pairs" pairs={themeContrastPairs} colors={colorsOf(globals)} />
      </Part>
    </FoundationPage>
  ),
};
