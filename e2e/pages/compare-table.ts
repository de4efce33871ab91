import type { Page } from '@playwright/test';

/** A line of the table as it is seen: its name, what each vehicle has, and whether the line is marked as differing. */
export interface ComparedLine {
  readonly name: string;
  readonly values: readonly string[];
  readonly isMarked: boolean;
}

const mark = ' (differs)';

/** The table of compared vehicles, by its words and roles, whatever the template. */
export const compareTable = (page: Page) => {
  const region = page.getByRole('main').getByRole('region', { name: /^Comparison of \d vehicles?$/ });
  /** Names of the vehicles at the heads of their columns, as links to them. */
  const columns = region
    .getByRole('columnheader')
    .getByRole('link')
    .filter({ hasNotText: /^Compare without / });
  return {
    /** It scrolls sideways where it must. */
    region,
    columns,
    price: region.getByRole('row', { name: /^Price/ }),
    onlyDifferences: page.getByRole('checkbox', { name: 'Show only what differs' }),

    names: async (): Promise<readonly string[]> => (await columns.allTextContents()).map((name) => name.trim()),

    /** The lines under the prices that can be seen, in order. */
    lines: async (): Promise<readonly ComparedLine[]> => {
      const rows = await region.locator('tbody tr:has(td)').evaluateAll((all) =>
        all
          .filter((row) => row.checkVisibility())
          .map((row) => ({
            name: row.querySelector('th')?.textContent ?? '',
            values: [...row.querySelectorAll('td')].map((cell) => cell.textContent ?? ''),
          })),
      );
      return rows.map(({ name, values }) => ({
        name: name.replace(mark, ''),
        values,
        isMarked: name.endsWith(mark),
      }));
    },
  };
};
