import { createVar } from '@vanilla-extract/css';
import { uiGlobal } from '../theme/rules';

const oval = createVar();
// Any opaque colour makes a mask. Said once: the stylesheet of every page would hold the whole gradient for each picture that ends softly.
uiGlobal(':root', { vars: { [oval]: 'radial-gradient(58% 58% at 50% 50%, CanvasText 78%, transparent)' } });

/**
 * Lets the floor shadow of a cut-out end in an oval, before the straight edge of its picture would show. To be spread
 * into a style rule.
 */
export const softEdges = { maskImage: oval } as const;
