import type { MouseEvent } from 'react';
import type { VehicleAction } from './vehicle-card-props';

/** Follows the link when it shall open elsewhere (new tab, new window), else does the thing on the spot. */
const pressInstead =
  (onPress: (() => void) | undefined) =>
  (event: MouseEvent<HTMLAnchorElement>): void => {
    const elsewhere = event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
    if (onPress === undefined || elsewhere) return;
    event.preventDefault();
    onPress();
  };

/** `onClick` only where there is something to press: server components may not hand over functions. */
export const pressProps = ({ onPress, opens }: VehicleAction) => ({
  ...(onPress === undefined ? {} : { onClick: pressInstead(onPress) }),
  ...(opens === undefined ? {} : { 'data-opens': opens }),
});
