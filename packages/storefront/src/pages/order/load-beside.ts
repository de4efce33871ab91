import type { Order } from '@forecourt/api-contract';
import type { PublicSite } from '@forecourt/config/public-site';
import type { SearchHit } from '@forecourt/search/record';
import { type AskedFor, loadAskedFor, loadFollowing } from '../../features/lists/server';
import type { OrderScreen } from './order-view';

/** Whether vehicles to go on with stand below: where this one cannot be had any more. */
const wantsOthers = (screen: OrderScreen): boolean =>
  screen.kind === 'lost' ||
  (screen.kind === 'standing' && (screen.state === 'cancelled' || screen.state === 'refunded'));

/** What the page of an order shows beside its words. */
export interface Beside {
  /** The vehicle as the site shows it; null where it shows it no more. */
  readonly found: AskedFor | null;
  /** Vehicles to go on with; null where none stand on the page, and none were looked for. */
  readonly others: readonly SearchHit[] | null;
}

/** The vehicle of an order, and others only on a screen that shows them: steps and holds never ask the search. */
export const loadBeside = async (
  site: PublicSite,
  { vehicle: { slug } }: { readonly vehicle: Pick<Order['vehicle'], 'slug'> },
  screen: OrderScreen,
): Promise<Beside> => {
  if (!wantsOthers(screen)) return { found: await loadAskedFor(site, slug), others: null };
  const { asked, next } = await loadFollowing(site, slug);
  return { found: asked, others: next };
};
