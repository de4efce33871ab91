'use client';

import { type SalesCounterSettings, salesCounterRefresh, salesThisMonth } from '@forecourt/domain/sales-counter';
import { BlockSection } from '@forecourt/ui/block-section';
import { Counter, Statistic, StatisticGroup } from '@forecourt/ui/statistic';
import { useEffect, useState } from 'react';
import * as styles from './sales-counter.css';

/**
 * Sales this month by Brisbane's clock, counted anew every 150 seconds (CNTR-01). It counts in the browser: a cached page
 * holds no clock. Its place stands until then.
 */
export const SalesCounter = ({
  settings,
  title,
}: {
  readonly settings: SalesCounterSettings;
  readonly title: string;
}) => {
  const [sales, setSales] = useState<number | null>(null);
  useEffect(() => {
    const count = () => setSales(salesThisMonth(settings, new Date()));
    count();
    const timer = setInterval(count, salesCounterRefresh * 1000);
    return () => clearInterval(timer);
  }, [settings]);
  return (
    <div className={styles.counter}>
      <BlockSection>
        <StatisticGroup>
          <Statistic figure={sales === null ? '\u00a0' : <Counter value={sales} />} label={title} />
        </StatisticGroup>
      </BlockSection>
    </div>
  );
};
