'use client';

import { buttonLook } from '../button/button';
import { IconButton } from '../button/icon-button';
import { classNames } from '../class-names/class-names';
import { Icon } from '../icon/icon';
import { scripted } from '../theme/absence.css';
import { VisuallyHidden } from '../visually-hidden/visually-hidden';
import { corner } from './favourite-toggle.css';

export type FavouriteToggleProps = {
  readonly label?: string;
  /** The vehicle's name, for those who listen. */
  readonly vehicle: string;
  readonly saved: boolean;
  readonly onChange: (saved: boolean) => void;
  /** `corner`: the heart alone, over a card's picture. `tool`: with its word, among the tools of a page. */
  readonly place?: 'corner' | 'tool';
};

/** The heart that keeps a vehicle and lets it go. Not there without scripts. Source: FAVS-01. */
export const FavouriteToggle = ({
  label = 'Save',
  vehicle,
  saved,
  onChange,
  place = 'corner',
}: FavouriteToggleProps) =>
  place === 'corner' ? (
    <IconButton
      icon="heart"
      label={`${label} ${vehicle}`}
      filled={saved}
      aria-pressed={saved}
      className={classNames(corner, scripted)}
      onClick={() => onChange(!saved)}
    />
  ) : (
    <button
      type="button"
      aria-pressed={saved}
      className={classNames(buttonLook({ kind: 'quiet', size: 'small' }), scripted)}
      onClick={() => onChange(!saved)}
    >
      <Icon name="heart" size="small" filled={saved} />
      <span>
        {label} <VisuallyHidden>{vehicle}</VisuallyHidden>
      </span>
    </button>
  );
