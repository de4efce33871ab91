import type { Meta, StoryObj } from '@storybook/react-vite';
import { themes } from '../../src/themes';
import { themeName } from '../dress';
import * as styles from './foundation.css';
import { FoundationPage, foundationParameters, Part, token } from './foundation-page';

const meta: Meta = { title: 'Foundation/Shape', tags: ['!autodocs'], parameters: foundationParameters };
export default meta;

export const RadiusAndElevation: StoryObj = {
  name: 'Radius, rules and elevation',
  render: (_args, { globals }) => {
    const { radius, rule, elevation, stage } = themes[themeName(globals)];
    return (
      <FoundationPage
        title="Shape"
        lead="Corners, lines and shadows. Metro nests generous corners, Marque draws hairlines and nothing else, Yard rules a sheet with lines of 2 px. Only what floats casts a shadow."
        globals={globals}
      >
        <Part
          title="Radius"
          words={[
            'A dealer moves all of them together: none, small, medium or large. A thing inside another has less.',
          ]}
        >
          <ul className={styles.grid.narrow}>
            {Object.entries(radius).map(([name, value]) => (
              <li key={name}>
                <div className={styles.shape} style={{ borderRadius: token('radius', name) }} />
                <p className={styles.name}>{name}</p>
                <p className={styles.note}>{value}</p>
              </li>
            ))}
          </ul>
        </Part>
        <Part title="Rules" words={['0px is a decision too: that theme has no line there.']}>
          <ul className={styles.grid.narrow}>
            {Object.entries(rule).map(([name, value]) => (
              <li key={name}>
                <div className={styles.stroke} style={{ borderBlockStartWidth: token('rule', name) }} />
                <p className={styles.name}>{name}</p>
                <p className={styles.note}>{value}</p>
              </li>
            ))}
          </ul>
        </Part>
        <Part title="Elevation" words={['bar: what sticks to an edge. float: menus, dialogs, drawers, toasts.']}>
          <ul className={styles.grid.medium}>
            {Object.entries(elevation).map(([name, value]) => (
              <li key={name}>
                <div className={styles.lifted} style={{ boxShadow: token('elevation', name) }} />
                <p className={styles.name}>{name}</p>
                <p className={styles.code}>{value}</p>
              </li>
            ))}
          </ul>
        </Part>
        <Part title="Stages" words={['What a vehicle stands on, chosen by its paint; hall for full-bleed pictures.']}>
          <ul className={styles.grid.medium}>
            {(['neutral', 'warm', 'cool', 'night', 'hall', 'empty'] as const).map((name) => (
              <li key={name}>
                <div
                  className={styles.lifted}
                  style={{ background: token('stage', name), borderRadius: token('radius', 'stage') }}
                />
                <p className={styles.name}>{name}</p>
              </li>
            ))}
          </ul>
          <p className={styles.note}>Ratio {stage.ratio}</p>
        </Part>
      </FoundationPage>
    );
  },
};
