import type { Meta, StoryObj } from '@storybook/react-vite';
import * as styles from '../../.storybook/foundation/foundation.css';
import { Icon } from './icon';
import { type IconName, icons } from './icons';

const meta: Meta<typeof Icon> = { title: 'Foundation/Icon', component: Icon, args: { name: 'car' } };
export default meta;

export const Named: StoryObj<typeof Icon> = { args: { label: 'Car', size: 'large' } };

export const All: StoryObj<typeof Icon> = {
  render: () => (
    <ul className={styles.swatches}>
      {Object.keys(icons).map((name) => (
        <li key={name}>
          <Icon name={name as IconName} />
          <p className={styles.note}>{name}</p>
        </li>
      ))}
    </ul>
  ),
};
