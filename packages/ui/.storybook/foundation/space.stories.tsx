import type { Meta, StoryObj } from '@storybook/react-vite';
import { themes } from '../../src/themes';
import { space } from '../../src/themes/shared';
import { themeName } from '../dress';
import * as styles from './foundation.css';
import { FoundationPage, foundationParameters, Part, token } from './foundation-page';

const meta: Meta = { title: 'Foundation/Space', tags: ['!autodocs'], parameters: foundationParameters };
export default meta;

const Steps = ({ group, values }: { readonly group: string; readonly values: Readonly<Record<string, string>> }) => (
  <dl className={styles.stack}>
    {Object.entries(values).map(([step, value]) => (
      <div key={step}>
        <dt className={styles.note}>
          {group} {step}, {value}
        </dt>
        <dd className={styles.gap}>
          <span style={{ width: token(group, step) }} />
        </dd>
      </div>
    ))}
  </dl>
);

export const Scale: StoryObj = {
  render: (_args, { globals }) => {
    const { rhythm, page, control } = themes[themeName(globals)];
    return (
      <FoundationPage
        title="Space"
        lead="The grid of 4 px is the same everywhere. Rhythm is what tells the themes apart: how far sections stand from each other, how wide the page may grow."
        globals={globals}
      >
        <Part title="Scale" words={['The step’s number times 4 px.', 'Within components.']}>
          <Steps group="space" values={space} />
        </Part>
        <Part title="Rhythm" words={['Between sections, heads and cards; it breathes with the window.']}>
          <Steps group="rhythm" values={rhythm} />
        </Part>
        <Part title="Page" words={['Greatest width, margin, gutter, and the longest comfortable line.']}>
          <Steps group="page" values={page} />
        </Part>
        <Part title="Controls" words={['Heights and padding; target is the least a finger gets, 44 px.']}>
          <Steps group="control" values={control} />
        </Part>
      </FoundationPage>
    );
  },
};
