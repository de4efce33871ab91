import { styleVariants } from '@vanilla-extract/css';
import { softEdges } from '../page-picture/soft-edges.css';
import { ui } from '../theme/rules';

const filling = { width: '100%', height: '100%' } as const;

export const fits = styleVariants({
  contain: ui({ ...filling, ...softEdges, objectFit: 'contain', objectPosition: '50% 100%' }),
  cover: ui({ ...filling, objectFit: 'cover' }),
});
