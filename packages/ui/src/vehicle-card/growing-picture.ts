import { vars } from '../theme/contract.css';
import { media, uiGlobal } from '../theme/rules';
import { picture } from '../vehicle-picture/vehicle-picture.css';

/**
 * Lets the picture of a card grow while the card is under the pointer. The picture itself never is: the link that
 * covers the card lies above it.
 */
export const growPicture = (card: string): void =>
  uiGlobal(`.${card}:hover .${picture} > img`, { '@media': { [media.hover]: { scale: vars.motion.zoom } } });
