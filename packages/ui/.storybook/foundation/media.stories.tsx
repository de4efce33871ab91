import type { Meta, StoryObj } from '@storybook/react-vite';
import { media } from '../../src/theme/rules';
import { layer } from '../../src/themes/shared';
import * as styles from './foundation.css';
import { FoundationPage, foundationParameters, Part } from './foundation-page';

const meta: Meta = {
  title: 'Foundation/Breakpoints and layers',
  tags: ['!autodocs'],
  parameters: foundationParameters,
};
export default meta;

const widths: readonly { readonly name: keyof typeof media; readonly words: string }[] = [
  { name: 'phone', words: 'Below 768 px: one column, bars at the bottom edge, filters in a drawer.' },
  { name: 'tablet', words: 'From 768 px: cards in two columns, panels side by side.' },
  { name: 'handheld', words: 'Below 1200 px: phones and tablets together.' },
  { name: 'desktop', words: 'From 1200 px: sidebars, ledgers in columns, menus that open over the page.' },
  { name: 'hover', words: 'A real pointer. Hover styles stand here alone, so that a finger leaves none behind.' },
  { name: 'print', words: 'Paper.' },
];

const places: Readonly<Record<keyof typeof layer, string>> = {
  bar: 'Bars that stick while the page passes under them',
  header: 'The site’s header and its menus',
  sheet: 'Drawers and dialogs, and what covers the page behind them',
  toast: 'Messages that come and go',
  skip: 'The link that leads past the header',
};

const isLayer = (name: string): name is keyof typeof layer => name in places;

const others: readonly { readonly title: string; readonly words: readonly string[] }[] = [
  {
    title: 'Forced colours',
    words: [
      'The browser replaces every colour and drops grounds and shadows. What only a ground or a shadow drew gets an edge: the tokens of lines become CanvasText, the focus Highlight, the edge of an action ButtonText.',
      'A state is never told by a ground alone: a chosen thing also has a mark, a weight or an outline.',
      'Try it: in the browser’s developer tools, Rendering, emulate forced-colors: active.',
    ],
  },
  {
    title: 'Print',
    words: [
      'Grounds become paper, text becomes black, shadows go, sections stand closer. Bars, menus, galleries’ buttons and forms are left out by their components.',
      'Links to other sites print their address.',
    ],
  },
  {
    title: 'More contrast, larger text, zoom',
    words: [
      'All measures of text are rem, so the browser’s own text size is followed. At 400 percent zoom the layout is the phone’s.',
      'Every pair of colours keeps WCAG 2.2 AA in each theme; see Colour, Contrast.',
    ],
  },
];

export const BreakpointsAndLayers: StoryObj = {
  render: (_args, { globals }) => (
    <FoundationPage
      title="Breakpoints and layers"
      lead="Two widths at which layouts change, five heights at which things lie over each other. Both are the same in every theme."
      globals={globals}
    >
      <Part title="Media" words={['media.tablet and so on, in style files. Reviewed at 390, 820 and 1440.']}>
        <dl className={styles.stack}>
          {widths.map(({ name, words }) => (
            <div key={name}>
              <dt>
                <strong>{name}</strong> <span className={styles.code}>{media[name]}</span>
              </dt>
              <dd className={styles.note}>{words}</dd>
            </div>
          ))}
        </dl>
      </Part>
      <Part title="Layers" words={['The uppermost first.']}>
        <ol className={styles.layers}>
          {Object.entries(layer)
            .reverse()
            .map(([name, value]) =>
              isLayer(name) ? (
                <li key={name} className={styles.layer}>
                  <span>
                    <strong>{name}</strong> <span className={styles.note}>{places[name]}</span>
                  </span>
                  <span className={styles.figure}>{value}</span>
                </li>
              ) : null,
            )}
        </ol>
      </Part>
    </FoundationPage>
  ),
};

export const ForcedColoursAndPrint: StoryObj = {
  name: 'Forced colours and print',
  render: (_args, { globals }) => (
    <FoundationPage
      title="Forced colours, print, zoom"
      lead="What remains when the browser takes the colours, the screen or the width away."
      globals={globals}
    >
      {others.map(({ title, words }) => (
        <Part key={title} title={title}>
          <div className={styles.stack}>
            {words.map((sentence) => (
              <p key={sentence}>{sentence}</p>
            ))}
          </div>
        </Part>
      ))}
    </FoundationPage>
  ),
};
