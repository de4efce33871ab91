'use client';

import { IconButton } from '../button/icon-button';
import { classNames } from '../class-names/class-names';
import { scripted } from '../theme/absence.css';
import { corner } from './favourite-toggle.css';

export type FavouriteToggleProps = {
  readonly label?: string;
  /** The vehicle's name, for those who listen. */
  readonly vehicle: string;
  readonly saved: boolean;
  readonly onChange: (saved: boolean) => void;
  /** In a list with an `IconSheet`. */
  readonly iconSheet?: boolean;
};

/** The heart of a card's `favourite` place: keeps a vehicle and lets it go. Not there without scripts. Source: FAVS-01. */
export const FavouriteToggle = ({
  label = 'Save',
  vehicle,
  saved,
  onChange,
  iconSheet = false,
}: FavouriteToggleProps) => (
  <IconButton
    icon="heart"
    fromSheet={iconSheet}
    label={`${label} ${vehicle}`}
    filled={saved}
    aria-pressed={saved}
    className={classNames(corner, scripted)}
    onClick={() => onChange(!saved)}
  />
);
