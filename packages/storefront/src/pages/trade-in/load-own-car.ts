import { capabilities } from '@forecourt/config/capabilities';
import type { PublicSite } from '@forecourt/config/public-site';
import { calendarDateIn, stateTimeZone } from '@forecourt/domain/opening-hours';
import { type OwnCarQuery, readOwnCarQuery } from '../../features/trade-in/own-car-query';
import { findVehicleById } from '../../features/vehicle/find-vehicle-by-id';
import { api } from '../../runtime/service-access/api';

/** The vehicle of the stock that one would be traded in for; null where it is gone or held, or none was named. */
export const tradeTowards = async (site: PublicSite, carId: string) => {
  const found = carId === '' ? null : await findVehicleById(site, carId);
  return found !== null && capabilities(site, found.vehicle).tradeIn ? found : null;
};

/** What an address asks of a valuation, and what the API says to it. */
export const loadOwnCar = async (site: PublicSite, query: URLSearchParams) => {
  const thisYear = Number(calendarDateIn(stateTimeZone(site.state), new Date()).slice(0, 4));
  const asked: OwnCarQuery = readOwnCarQuery(query, thisYear);
  const isChosenFrom = asked.at === 'car' || asked.at === 'model';
  const { models, lookup } = isChosenFrom
    ? await api().getOwnCarModels(site.website_id, asked.at === 'model' ? asked.values.make : '', { cache: 'no-store' })
    : { models: [], lookup: false };
  if (asked.asked === null) return { asked, models, lookup, estimate: null };
  const { car, answers } = asked.asked;
  const { year, kilometres, ...words } = car;
  const estimate = await api().getTradeInEstimate(
    site.website_id,
    { ...words, year: String(year), kilometres: String(kilometres), ...answers },
    { cache: 'no-store' },
  );
  return { asked, models, lookup, estimate };
};
