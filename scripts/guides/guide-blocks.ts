import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../workspace/paths.mjs';

/** Commands of a guide, as somebody copies them. */
export interface GuideBlock {
  readonly guide: string;
  /** The nearest heading above. */
  readonly heading: string;
  readonly text: string;
}

/** Every block of commands of a guide, in its order. */
export const blocksOf = (guide: string): readonly GuideBlock[] => {
  const text = readFileSync(join(root, 'docs/guides', guide), 'utf8');
  let heading = '';
  return [...text.matchAll(/^#+ (?<heading>[^\n]*)$|^```(?<kind>\w*)\n(?<block>.*?)^```$/gms)].flatMap(({ groups }) => {
    if (groups?.heading !== undefined) heading = groups.heading;
    return groups?.kind === 'sh' ? [{ guide, heading, text: groups.block ?? '' }] : [];
  });
};
