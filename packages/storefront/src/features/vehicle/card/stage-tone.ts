import type { StageTone } from '@forecourt/ui/stage';

const pale = ['white', 'silver', 'pearl', 'ivory', 'cream'];
const warm = ['red', 'orange', 'yellow', 'gold', 'bronze', 'brown', 'maroon', 'copper'];

/**
 * The ground on which a cut-out vehicle stands out: white and silver on cool, red and yellow on warm, the others on
 * neutral. Photos bring their own.
 */
export const stageTone = (colour: string | null): StageTone => {
  const paint = (colour ?? '').toLowerCase();
  const has = (words: readonly string[]) => words.some((word) => paint.includes(word));
  if (has(pale)) return 'cool';
  return has(warm) ? 'warm' : 'neutral';
};
