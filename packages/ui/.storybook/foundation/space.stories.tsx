import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ThemeName, themes, tokenName } from '../../src/themes';
import { space } from '../../src/themes/shared';
import * as styles from './foundation.css';

const meta: Meta = { title: 'Foundation/Space' };
export default meta;

const Bars = ({ group, values }: { readonly group: string; readonly values: Record<string, string> }) => (
  <dl className={styles.voices}>
    {Object.entries(values).map(([step, value]) => (
      <div key={step}>
        <dt className={styles.note}>
          {group} {step}: {value}
        </dt>
        <dd className={styles.bar} style={{ width: `var(${tokenName([group, step])})` }} />
      </div>
    ))}
  </dl>
);

export const Scale: StoryObj = { render: () => <Bars group="space" values={space} /> };

export const Rhythm: StoryObj = {
  render: (_args, { globals }) => <Bars group="rhythm" values={themes[globals.theme as ThemeName].rhythm} />,
};
