import { style } from '@vanilla-extract/css';
import { ui } from '../theme/rules';

/** A part whose content comes in the browser, if it comes: without it there is neither head nor room. */
export const deferredPart = style(ui({ selectors: { '&:not(:has([data-arrived]))': { display: 'none' } } }));
