import { vars } from '../theme/contract.css';

/** A card that is chosen or under the pointer; its small print needs the darker ink on that ground. */
export const picked = {
  background: vars.color.brandSoft,
  vars: { [vars.color.textFaint]: vars.color.textQuiet },
} as const;

/** The tick box of a card that was chosen (`CompareToggle`). */
export const ticked = '[role="checkbox"][aria-checked="true"]';
