'use client';

import { hrefs } from '@forecourt/config/hrefs';
import type { VehicleSettings } from '@forecourt/domain/vehicle';
import { formatDollars } from '@forecourt/domain/vehicle-price';
import { budgetFound, budgetPrice, clampBudget } from '@forecourt/search/budget';
import type { SearchSettings } from '@forecourt/search/search-settings';
import { BudgetPanel, type BudgetPanelProps } from '@forecourt/ui/budget-panel';
import { useRouter } from 'next/navigation';
import { useEffect, useRef, useState } from 'react';
import { type SearchConnection, searchEndpoint } from '../search-connection';
import type { CountedThing } from '../search-words';
import { countBudget } from './budget-count';
import type { BudgetCount } from './budget-query';
import { type BudgetValues, budgetThing, chosenType, criteriaOfBudget } from './budget-view';
import { budgetWords } from './budget-words';

export type BudgetFinderProps = Pick<BudgetPanelProps, 'title' | 'size' | 'start' | 'scales' | 'types'> & {
  readonly settings: {
    readonly search: SearchSettings;
    readonly vehicle: Pick<VehicleSettings, 'usedWord'>;
    readonly indexName: string;
  };
  readonly access: SearchConnection;
  readonly thing: CountedThing;
  /** What the starting values reach. */
  readonly startCount: BudgetCount;
};

/** A thumb that still moves is not asked about (SRCH-06). Milliseconds. */
const settled = 400;

type Counted =
  | { readonly state: 'known'; readonly count: BudgetCount; readonly type: string | undefined }
  | { readonly state: 'counting' }
  | { readonly state: 'failed' };

/** The budget finder over this site's stock: counts what is typed, leads to it. Source: BUDG-01, BUDG-02. */
export const BudgetFinder = ({ settings, access, thing, startCount, start, ...panel }: BudgetFinderProps) => {
  const router = useRouter();
  const [values, setValues] = useState<BudgetValues | null>(null);
  const [counted, setCounted] = useState<Counted>({ state: 'known', count: startCount, type: start.type });
  const asked = useRef(0);
  const { appId, apiKey, answeredBy } = access;
  const { indexName } = settings;

  useEffect(() => {
    if (values === null) return;
    asked.current += 1;
    const turn = asked.current;
    setCounted({ state: 'counting' });
    const timer = setTimeout(async () => {
      try {
        // The protocol's client is fetched with the first question, not with the page.
        const { createSearchClient } = await import('@forecourt/search/client');
        const client = createSearchClient(searchEndpoint({ appId, apiKey, answeredBy }));
        const carType = chosenType(values.type);
        const count = await countBudget(client, {
          indexName,
          price: budgetPrice(values),
          ...(carType === undefined ? {} : { carType }),
        });
        if (turn === asked.current) setCounted({ state: 'known', count, type: values.type });
      } catch (error) {
        console.error('The budget finder could not count', error);
        if (turn === asked.current) setCounted({ state: 'failed' });
      }
    }, settled);
    return () => clearTimeout(timer);
  }, [values, appId, apiKey, answeredBy, indexName]);

  const current = values ?? { period: start.period, repayment: start.repayments[start.period], deposit: start.deposit };
  const found =
    counted.state === 'known'
      ? budgetFound(
          budgetPrice(current),
          counted.count.minPrice,
          counted.count.count,
          budgetThing(settings, counted.type, thing),
        )
      : { label: budgetWords.uncounted, disabled: false, note: null };
  const to = hrefs(settings);
  return (
    <BudgetPanel
      {...panel}
      start={start}
      action={to.search()}
      settle={clampBudget}
      dollars={formatDollars}
      sum={budgetPrice}
      found={found}
      counting={counted.state === 'counting'}
      {...(counted.state === 'failed' ? { error: budgetWords.failed } : {})}
      note={budgetWords.note}
      onChange={setValues}
      onSearch={(asking) => router.push(to.search(criteriaOfBudget(asking)))}
    />
  );
};
