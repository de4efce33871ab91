import type { Blocks } from '@forecourt/config/content';
import { hrefs } from '@forecourt/config/hrefs';
import type { PublicSite } from '@forecourt/config/public-site';
import { departmentsLine, type Place } from '@forecourt/domain/location';
import { openingHoursTable } from '@forecourt/domain/opening-hours';
import { carTypeLabel, carTypes, vehicleName } from '@forecourt/domain/vehicle';
import { formatDollars } from '@forecourt/domain/vehicle-price';
import { presetAmounts } from '@forecourt/search/budget';
import type { SearchHit } from '@forecourt/search/record';
import { formatCount } from '@forecourt/search/results';
import type { HeroProps, HeroSearchFormProps } from '@forecourt/ui/hero';
import type { HomeBody } from '@forecourt/ui/home-bodies';
import type { HomeMake } from '@forecourt/ui/home-makes';
import type { HomeLocation } from '@forecourt/ui/home-sections';
import type { SegmentsProps } from '@forecourt/ui/segments';
import { addressLines, directionsHref } from '../../site/places/place';
import { placeCall } from '../../site/places/place-call';
import { havePages, type PlacedSite } from '../../site/places/place-view';
import type { BodyFronts } from '../search';
import { countedPhrase, countedThing, typedPrice } from '../search';
import type { StockOverview } from '../search/server';
import { vehicleShape } from '../vehicle';

type HomeSite = Pick<PublicSite, 'search' | 'vehicle' | 'locations' | 'manufacturer'>;

const mostMakes = 12;

const byCount = (counts: Readonly<Record<string, number>>): readonly (readonly [string, number])[] =>
  Object.entries(counts)
    .filter(([value]) => value !== '')
    .toSorted(([one, first], [other, second]) => second - first || one.localeCompare(other, 'en-AU'));

/** `412 cars`, in the words of the site's stock. */
export const stockPhrase = (stock: StockOverview): string =>
  countedPhrase(stock.count, countedThing([], Object.keys(stock.kinds)));

/** The makes with most stock, each with its search. */
export const homeMakes = (site: HomeSite, stock: StockOverview): readonly HomeMake[] => {
  const to = hrefs(site);
  return byCount(stock.makes)
    .slice(0, mostMakes)
    .map(([name, count]) => ({ name, href: to.search({ make: [name] }), count }));
};

/** Room that a body's picture stands in. */
const frontSize = { width: 600, height: 400 } as const;

/** Bodies, each with its search, its count and, where it has a front, that vehicle's price and picture. */
export const homeBodies = (
  site: HomeSite,
  { bodies, stock, fronts }: { bodies: readonly string[]; stock: Pick<StockOverview, 'bodies'>; fronts: BodyFronts },
): readonly HomeBody[] => {
  const to = hrefs(site);
  return bodies.map((body) => {
    const front = fronts[body];
    const price = front === undefined ? null : typedPrice(front);
    return {
      label: body,
      href: to.search({ body: [body] }),
      count: stock.bodies[body] ?? 0,
      shape: vehicleShape(body, 'car'),
      ...(front === undefined
        ? {}
        : {
            ...(price === null ? {} : { note: `in stock from ${price}` }),
            image: { src: front.primary_image_url, alt: '', ...frontSize },
            imageFit: site.vehicle.illustratedPictures ? 'contain' : 'cover',
          }),
    };
  });
};

/** New, demo or used, above the short search of the hero: a choice where the stock has more than one of them. */
export const heroConditions = (
  { vehicle }: Pick<PublicSite, 'vehicle'>,
  { carTypes: counts, kinds }: Pick<StockOverview, 'carTypes' | 'kinds'>,
): Pick<SegmentsProps<string>, 'label' | 'name' | 'options' | 'defaultValue'> | null => {
  const inStock = carTypes.filter((type) => (counts[type] ?? 0) > 0);
  if (inStock.length < 2) return null;
  return {
    label: 'Condition',
    name: 'car_type',
    defaultValue: '',
    options: [
      { value: '', label: `All ${countedThing([], Object.keys(kinds)).many}` },
      ...inStock.map((type) => ({ value: type, label: carTypeLabel(type, vehicle) })),
    ],
  };
};

/** The short search of the hero: make, body, price. A plain form, so its fields are query parameters. */
export const heroSearch = (site: HomeSite, stock: StockOverview): HeroSearchFormProps => {
  const options = (counts: Readonly<Record<string, number>>) =>
    byCount(counts)
      .toSorted(([one], [other]) => one.localeCompare(other, 'en-AU'))
      .map(([value, count]) => ({ value, label: `${value} (${formatCount(count)})` }));
  const thing = countedThing([], Object.keys(stock.kinds));
  const bodies = options(stock.bodies);
  return {
    action: hrefs(site).search(),
    label: `Find a ${thing.one}`,
    selects: [
      { name: 'make', label: 'Make', placeholder: 'Any make', options: options(stock.makes) },
      ...(bodies.length < 2 ? [] : [{ name: 'body', label: 'Body', placeholder: 'Any body', options: bodies }]),
      {
        name: 'price',
        label: 'Up to',
        placeholder: 'Any price',
        // The amounts that the site sets (BUDG-03).
        options: presetAmounts(site.search.budget.moneyPresets).map((price) => ({
          value: `:${price}`,
          label: formatDollars(price),
        })),
      },
    ],
    submitLabel: stock.count === 0 ? 'Search our stock' : `Show me ${stockPhrase(stock)}`,
  };
};

const heroSize = { width: 1800, height: 1200 } as const;

/** Paints that a dark wall swallows. */
const darkPaints = ['black', 'grey', 'gray', 'charcoal', 'graphite', 'gunmetal'];

/** A franchise opens with its own make; a vehicle that stands out from its wall goes before one that does not. */
const openingVehicle = (hits: readonly SearchHit[], manufacturer: string | null): SearchHit | undefined => {
  const own = hits.filter(({ make }) => make === manufacturer);
  const among = own.length > 0 ? own : hits;
  return among.find(({ colour }) => !darkPaints.some((paint) => colour.toLowerCase().includes(paint))) ?? among[0];
};

/** The vehicle that a home page opens with: the first in stock that has a picture and stands out. */
export const heroHit = (
  { manufacturer }: Pick<PublicSite, 'manufacturer'>,
  { hits }: Pick<StockOverview, 'hits'>,
): SearchHit | undefined =>
  openingVehicle(
    hits.filter(({ primary_image_url, available }) => primary_image_url !== '' && available),
    manufacturer,
  );

/** The opening of the home page: the dealer's own photo, edge to edge, else the first vehicle in stock. */
export const heroView = (
  site: HomeSite,
  hero: Pick<Blocks['hero'], 'title' | 'text' | 'image'>,
  stock: StockOverview,
): Omit<HeroProps, 'searchForm' | 'film' | 'vehicle'> => {
  const to = hrefs(site);
  const shown = heroHit(site, stock);
  const words = { title: hero.title, text: hero.text };
  if (hero.image !== null) return { ...words, image: { src: hero.image, alt: '', ...heroSize }, imageFit: 'cover' };
  if (shown === undefined) return words;
  const name = vehicleName(shown);
  return {
    ...words,
    image: { src: shown.primary_image_url, alt: name, ...heroSize },
    imageFit: site.vehicle.illustratedPictures ? 'contain' : 'cover',
    caption: {
      label: [name, typedPrice(shown)].filter((words) => words !== null).join(', '),
      href: to.vehicle(shown),
    },
  };
};

/** A place as a row or card of the home page, without what changes by the minute. */
export const homeLocation = (site: PlacedSite, place: Place): Omit<HomeLocation, 'status'> => {
  const { lead: location, name } = place;
  const phone = placeCall(location, null);
  const departments = departmentsLine(place);
  return {
    name,
    ...(havePages(site) ? { href: hrefs(site).location(location) } : {}),
    ...(departments === null ? {} : { departments }),
    addressLines: addressLines(location.address),
    hours: openingHoursTable(location.contact_detail.opening_hours).map(({ label, hours }) => ({ day: label, hours })),
    ...(phone === null ? {} : { phone }),
    directionsHref: directionsHref({ address: location.address, name }),
  };
};
