import type { Meta, StoryObj } from '@storybook/react-vite';
import {
  type ContrastPair,
  contrastPairs,
  contrastRatio,
  resolveColors,
  type ThemeName,
  themeContrastPairs,
  themes,
  tokenName,
} from '../../src/themes';
import * as styles from './foundation.css';

const meta: Meta = { title: 'Foundation/Colour' };
export default meta;

const colorsOf = (globals: Record<string, unknown>) => resolveColors(themes[globals.theme as ThemeName].color);

export const Roles: StoryObj = {
  render: (_args, { globals }) => (
    <ul className={styles.swatches}>
      {Object.entries(colorsOf(globals)).map(([role, value]) => (
        <li key={role}>
          <div className={styles.swatch} style={{ background: `var(${tokenName(['color', role])})` }} />
          <p className={styles.name}>{role}</p>
          <p className={styles.note}>{value}</p>
        </li>
      ))}
    </ul>
  ),
};

const PairTable = ({
  caption,
  pairs,
  colors,
}: {
  readonly caption: string;
  readonly pairs: readonly ContrastPair[];
  readonly colors: ReturnType<typeof colorsOf>;
}) => (
  <table className={styles.table}>
    <caption className={styles.caption}>{caption}</caption>
    <thead>
      <tr>
        <th>Pair</th>
        <th>Sample</th>
        <th>Ratio</th>
        <th>Needed</th>
      </tr>
    </thead>
    <tbody>
      {pairs.map(([foreground, background, minimum]) => (
        <tr key={`${foreground}-${background}`}>
          <td>
            {foreground} on {background}
          </td>
          <td>
            {/* A pair that needs 3:1 is an outline or a mark, so it is shown as one. */}
            <span
              className={styles.sample}
              style={
                minimum >= 4.5
                  ? { color: colors[foreground], background: colors[background] }
                  : { boxShadow: `inset 0 0 0 3px ${colors[foreground]}`, background: colors[background] }
              }
            >
              {minimum >= 4.5 ? 'Drive away' : null}
            </span>
          </td>
          <td>{contrastRatio(colors[foreground], colors[background]).toFixed(1)}</td>
          <td>{minimum}</td>
        </tr>
      ))}
    </tbody>
  </table>
);

export const Contrast: StoryObj = {
  render: (_args, { globals }) => (
    <>
      <PairTable caption="Pairs that a dealer's brand touches" pairs={contrastPairs} colors={colorsOf(globals)} />
      <PairTable caption="Pairs that the theme decides" pairs={themeContrastPairs} colors={colorsOf(globals)} />
    </>
  ),
};
