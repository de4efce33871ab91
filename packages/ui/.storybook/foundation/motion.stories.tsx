import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent } from 'storybook/test';
import { Button } from '../../src/button/button';
import { classNames } from '../../src/class-names/class-names';
import { themes } from '../../src/themes';
import { type Globals, themeName } from '../dress';
import { samplePicture } from '../sample-picture';
import * as styles from './foundation.css';
import { FoundationPage, foundationParameters, Part } from './foundation-page';

const meta: Meta = { title: 'Foundation/Motion', tags: ['!autodocs'], parameters: foundationParameters };
export default meta;

const paces = {
  fast: 'Colour and edge of what is pointed at or pressed.',
  base: 'Menus, popovers, folds, the sticky bar.',
  slow: 'Drawers, dialogs, pictures.',
} as const;

const isPace = (name: string): name is keyof typeof paces => name in paces;

const Motion = ({ globals }: { readonly globals: Globals }) => {
  const [isThere, setThere] = useState(false);
  const { motion } = themes[themeName(globals)];
  return (
    <FoundationPage
      title="Motion"
      lead="Short and for a reason: it shows where a thing came from or that a press was felt. Nothing moves on its own, nothing is waited for."
      globals={globals}
    >
      <Part title="Paces" words={[`All on one curve, ${motion.ease}.`]}>
        <div className={styles.stack}>
          <div>
            <Button kind="outlined" icon="play" onClick={() => setThere(!isThere)}>
              Play
            </Button>
          </div>
          <dl className={styles.stack}>
            {Object.entries(paces).map(([pace, use]) =>
              isPace(pace) ? (
                <div key={pace}>
                  <dt className={styles.note}>
                    <strong>{pace}</strong>, {motion[pace]}. {use}
                  </dt>
                  <dd className={styles.track}>
                    <span
                      data-pace={pace}
                      className={classNames(styles.runners[pace], styles.runnerPlaces[isThere ? 'there' : 'here'])}
                    />
                  </dd>
                </div>
              ) : null,
            )}
          </dl>
        </div>
      </Part>
      <Part title="Zoom" words={[`A picture grows by ${motion.zoom} under the pointer, slowly; 1 is not at all.`]}>
        <div className={styles.grid.wide}>
          <div className={styles.zoomed}>
            <img className={styles.zoomPicture} {...samplePicture()} alt="A car (illustration)" />
          </div>
        </div>
      </Part>
      <Part title="Reduced motion">
        <div className={styles.stack}>
          <p>
            Whoever asks their system for less motion sees every change at once: the three paces are 0 ms, zoom is 1,
            and one rule in the base styles stops transitions, animations and smooth scrolling that a component brings
            itself. Turning pictures and spins stay where they are until they are asked.
          </p>
          <p>The switch in the toolbar shows it without a change of system settings.</p>
        </div>
      </Part>
    </FoundationPage>
  );
};

/** What moves, and for how long. */
export const Paces: StoryObj = { render: (_args, { globals }) => <Motion globals={globals} /> };

/** With less motion asked for, what moves is there at once. */
export const Reduced: StoryObj = {
  ...Paces,
  globals: { motion: 'reduced' },
  play: async ({ canvas, canvasElement }) => {
    const runner = canvasElement.querySelector<HTMLElement>('[data-pace="slow"]');
    const before = runner?.getBoundingClientRect().left ?? 0;
    await userEvent.click(canvas.getByRole('button', { name: 'Play' }));
    await expect(runner?.getBoundingClientRect().left ?? 0).toBeGreaterThan(before + 100);
    await expect(getComputedStyle(document.documentElement).getPropertyValue('--fc-motion-slow').trim()).toBe('0ms');
  },
};
