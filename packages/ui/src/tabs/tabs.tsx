'use client';

import { Tabs as BaseTabs } from '@base-ui/react/tabs';
import type { ReactNode } from 'react';
import * as styles from './tabs.css';

export type TabItem = { readonly id: string; readonly label: string; readonly content: ReactNode };

/** Parts of which one is in view. Arrow keys move between the tabs; hidden parts stay in the page. */
export const Tabs = ({
  label,
  tabs,
  defaultTab = tabs[0]?.id,
  onTab,
}: {
  /** What the tabs choose between, for those who listen. */
  readonly label: string;
  readonly tabs: readonly TabItem[];
  readonly defaultTab?: string;
  readonly onTab?: (id: string) => void;
}) => (
  <BaseTabs.Root defaultValue={defaultTab} onValueChange={(value) => onTab?.(String(value))}>
    <BaseTabs.List className={styles.list} aria-label={label}>
      {tabs.map((tab) => (
        <BaseTabs.Tab key={tab.id} value={tab.id} className={styles.tab}>
          {tab.label}
        </BaseTabs.Tab>
      ))}
    </BaseTabs.List>
    {tabs.map((tab) => (
      <BaseTabs.Panel key={tab.id} value={tab.id} keepMounted className={styles.panel}>
        {tab.content}
      </BaseTabs.Panel>
    ))}
  </BaseTabs.Root>
);
