'use client';

import { buttonLook } from '../button/button';
import { label as labelStyle, quietLabel } from '../button/button.css';
import { classNames } from '../class-names/class-names';
import { Icon } from '../icon/icon';
import type { IconName } from '../icon/icons';
import { scripted } from '../theme/absence.css';
import { VisuallyHidden } from '../visually-hidden/visually-hidden';

export type ToggleToolProps = {
  readonly icon: IconName;
  /** Once it is pressed; the same icon filled where none is given. */
  readonly pressedIcon?: IconName;
  readonly label: string;
  /** What it is about, for those who listen. */
  readonly about: string;
  readonly pressed: boolean;
  readonly onChange: (pressed: boolean) => void;
};

/** A tool that stays pressed: save, compare. Not there without scripts. Source: SIDE-01, FAVS-01. */
export const ToggleTool = ({ icon, pressedIcon, label, about, pressed, onChange }: ToggleToolProps) => (
  <button
    type="button"
    aria-pressed={pressed}
    className={classNames(buttonLook({ kind: 'quiet', size: 'small' }), scripted)}
    onClick={() => onChange(!pressed)}
  >
    <Icon name={pressed ? (pressedIcon ?? icon) : icon} size="small" filled={pressed && pressedIcon === undefined} />
    <span className={classNames(labelStyle, quietLabel)}>{label}</span>
    <VisuallyHidden> {about}</VisuallyHidden>
  </button>
);
