import { media, storefront } from '@forecourt/ui/css';
import { style } from '@vanilla-extract/css';

/** It counts in the browser: where no script runs, and on paper, there is nothing to see. */
export const counter = style(storefront({ '@media': { [media.lifeless]: { display: 'none' } } }));
