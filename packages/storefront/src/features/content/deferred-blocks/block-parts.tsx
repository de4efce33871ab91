'use client';

import { PartsList, type PartsListProps } from '@forecourt/ui/parts-list';
import { partsWords } from '../written-words';

/** The parts of a block, which the shopper narrows by typing. */
export const BlockParts = (list: Pick<PartsListProps, 'label' | 'parts'>) => (
  <PartsList {...list} {...partsWords.list} />
);
