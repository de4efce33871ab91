import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent } from 'storybook/test';
import { TextField } from '../../src/field/text-field';
import { Icon } from '../../src/icon/icon';
import { type IconName, icons } from '../../src/icon/icons';
import { themes } from '../../src/themes';
import { VisuallyHidden } from '../../src/visually-hidden/visually-hidden';
import { type Globals, themeName } from '../dress';
import * as styles from './foundation.css';
import { FoundationPage, foundationParameters, Part } from './foundation-page';

const meta: Meta = { title: 'Foundation/Icons', tags: ['!autodocs'], parameters: foundationParameters };
export default meta;

const isIcon = (name: string): name is IconName => name in icons;
const names = Object.keys(icons).filter(isIcon).sort();

/** What an engineer writes to get it. */
const usage = (name: IconName): string => `<Icon name="${name}" />`;

const Icons = ({ globals }: { readonly globals: Globals }) => {
  const [wanted, setWanted] = useState('');
  const [copied, setCopied] = useState<string>();
  const { icon } = themes[themeName(globals)];
  const copy = async (name: IconName) => {
    try {
      await navigator.clipboard.writeText(usage(name));
      setCopied(`Copied ${usage(name)}`);
    } catch {
      setCopied(`The clipboard is closed here. Write ${usage(name)}`);
    }
  };
  const shown = names.filter((name) => name.includes(wanted.trim().toLowerCase()));
  return (
    <FoundationPage
      title="Icons"
      lead="Line icons from lucide, drawn in the colour of the words beside them. An icon without words needs a label; one beside words is decoration."
      globals={globals}
    >
      <Part
        title={`${names.length} icons`}
        words={[
          `Stroke ${icon.stroke}, ${icon.cap} ends, ${icon.size} or ${icon.sizeSmall}.`,
          'Press one to copy its element. Import { Icon } from @forecourt/ui/icon.',
          'Another one: a line in src/icon/icons.ts.',
        ]}
      >
        <div className={styles.stack}>
          <TextField
            label="Find by name"
            value={wanted}
            onChange={(event) => setWanted(event.target.value)}
            hint={copied ?? `${shown.length} shown`}
          />
          <ul className={styles.grid.narrow}>
            {shown.map((name) => (
              <li key={name} style={{ display: 'grid' }}>
                <button type="button" className={styles.icon} onClick={() => copy(name)}>
                  <Icon name={name} />
                  <span>{name}</span>
                  <VisuallyHidden>, copy</VisuallyHidden>
                </button>
              </li>
            ))}
          </ul>
        </div>
      </Part>
      <Part title="Sizes" words={['text follows the words around it.']}>
        <p className={styles.note}>
          <Icon name="car" size="text" /> text <Icon name="car" size="small" /> small <Icon name="car" /> medium
        </p>
      </Part>
    </FoundationPage>
  );
};

/** Every icon there is, to be found by name and copied. */
export const All: StoryObj = {
  render: (_args, { globals }) => <Icons globals={globals} />,
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('button')).toHaveLength(names.length);
  },
};

export const Found: StoryObj = {
  ...All,
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByLabelText('Find by name'), 'chevron');
    await expect(canvas.getAllByRole('button')).toHaveLength(names.filter((name) => name.includes('chevron')).length);
  },
};
