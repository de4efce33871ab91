import { expect, it } from 'vitest';
import { pageAddresses } from './page-addresses';
import type { PageRow } from './page-row';
import { pages } from './pages';

/** Sign-in has a way on in its address, what confirms an enquiry its kind; what is paid by reference dealers' menus lead to; others the server alone. */
const apart: readonly string[] = [
  ...['signIn', 'onlinePayment', 'success', 'sellMyCar', 'financePreApproval', 'applyForFinance', 'financeEnquiry'],
  ...['spinToWin', 'dealerLocator', 'anyTradeIn', 'sellYourCar', 'print'],
];

/** Whether links of ours lead to it: not to a key, or to what dealers' menus name. */
const isLinked = ([name, row]: readonly [string, PageRow]): boolean =>
  row.address !== null &&
  !('forOne' in row && row.forOne === 'address') &&
  !('content' in row && row.content !== undefined) &&
  !apart.includes(name);

it('pageAddresses holds the address of each row that links of ours lead to, under its own name', () => {
  const linked = Object.entries<PageRow>(pages)
    .filter(isLinked)
    .map(([name, { address }]) => [name, address]);
  expect(Object.fromEntries(linked)).toEqual(pageAddresses);
});
