import { vars } from '../theme/contract.css';

/** A jump to a part ends clear of the bar at the top edge. */
export const landing = {
  scrollMarginBlockStart: `calc(${vars.header.height} + ${vars.space[6]})`,
} as const;
