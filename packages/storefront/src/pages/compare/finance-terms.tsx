'use client';

import type { Favourite } from '@forecourt/domain/shopper';
import { Disclaimer } from '@forecourt/ui/calculator-panel';
import { useEffect, useState } from 'react';
import { commonWords } from './compare-words';

/** What repayments are examples of, by id of the vehicle; null for one without a repayment. */
export type FinanceTermsById = Readonly<Record<string, string | null>>;

/**
 * What the weekly repayments of compared vehicles are examples of, under their table: asked for by car id, since a
 * table of kept vehicles is drawn in the browser (FIN-10). Nothing stands there until the words have come.
 */
export const FinanceTerms = ({
  vehicles,
  given = {},
}: {
  readonly vehicles: readonly Pick<Favourite, 'id' | 'name'>[];
  /** Words that came with the page, by id: these are not asked for. */
  readonly given?: FinanceTermsById;
}) => {
  const [known, setKnown] = useState<ReadonlyMap<string, string | null>>(new Map(Object.entries(given)));
  const missing = vehicles.map(({ id }) => id).filter((id) => !known.has(id));
  const name = missing.join(' ');
  useEffect(() => {
    if (name === '') return undefined;
    let isShown = true;
    const read = async () => {
      // It brings schemas, which a table without repayments does not need.
      const { askDisclaimer } = await import('./ask-disclaimer');
      const answers = await Promise.all(name.split(' ').map(async (id) => [id, await askDisclaimer(id)] as const));
      if (isShown) setKnown((before) => new Map([...before, ...answers]));
    };
    read().catch((error: unknown) => console.error('The words of repayments could not be loaded.', error));
    return () => {
      isShown = false;
    };
  }, [name]);
  const said = vehicles.flatMap(({ id, name: vehicle }) => {
    const words = known.get(id);
    return words === undefined || words === null ? [] : [{ id, words: `${vehicle}: ${words}` }];
  });
  if (said.length === 0) return null;
  return (
    <section aria-label={commonWords.financeTerms}>
      {said.map(({ id, words }) => (
        <Disclaimer key={id} short={words} long={null} />
      ))}
    </section>
  );
};
