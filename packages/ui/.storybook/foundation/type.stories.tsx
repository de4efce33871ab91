import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ThemeName, themes } from '../../src/themes';
import * as styles from './foundation.css';
import { voices } from './voices.css';

const meta: Meta = { title: 'Foundation/Type' };
export default meta;

const samples: Partial<Record<string, string>> = {
  display: 'Find your next car',
  price: '$38,990',
  priceLarge: '$38,990',
  priceWords: 'Enquire for price.',
  button: 'Enquire now',
  tag: 'Demo',
};

export const Voices: StoryObj = {
  render: (_args, { globals }) => (
    <dl className={styles.voices}>
      {Object.entries(themes[globals.theme as ThemeName].type).map(([name, style]) => (
        <div key={name}>
          <dt className={styles.note}>
            {name}: {style.size}, weight {style.weight}, width {style.width}
          </dt>
          <dd className={voices[name as keyof typeof voices]}>
            {samples[name] ?? '2023 wagon, one owner, serviced here'}
          </dd>
        </div>
      ))}
    </dl>
  ),
};
