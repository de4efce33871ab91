import { hrefs, type PublicSite } from '@forecourt/config';
import { formatDollars, type Location, locationPhone, openingHoursTable, vehicleName } from '@forecourt/domain';
import { formatCount } from '@forecourt/search';
import type { HeroProps, HeroSearchFormProps, HomeBody, HomeLocation, HomeMake } from '@forecourt/ui';
import { phoneLink } from '../dealer-place/phone';
import { addressLines, directionsHref } from '../dealer-place/place';
import { countedPhrase, countedThing } from '../search-page/search-words';
import type { StockOverview } from '../site/load-stock';
import { vehicleShape } from '../vehicle-card/vehicle-shape';

type HomeSite = Pick<PublicSite, 'search' | 'content' | 'vehicle' | 'locations' | 'manufacturer'>;

const mostMakes = 12;
const mostBodies = 6;
/** Upper prices that the short search offers, in AUD dollars. */
const priceSteps = [10_000, 15_000, 20_000, 30_000, 40_000, 50_000, 70_000, 100_000];

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
    .map(([name, count]) => ({ name, href: to.search({ make: [name] }), note: `${formatCount(count)} in stock` }));
};

/** The bodies with most stock, each with its search. */
export const homeBodies = (site: HomeSite, stock: StockOverview): readonly HomeBody[] => {
  const to = hrefs(site);
  return byCount(stock.bodies)
    .slice(0, mostBodies)
    .map(([body, count]) => ({
      label: body,
      href: to.search({ body: [body] }),
      count,
      shape: vehicleShape(body, 'car'),
    }));
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
        options: priceSteps.map((price) => ({ value: `:${price}`, label: formatDollars(price) })),
      },
    ],
    submitLabel: `Show me ${stockPhrase(stock)}`,
  };
};

const heroSize = { width: 1800, height: 1200 } as const;

/** The opening of the home page: the dealer's own picture, else the first vehicle in stock. */
export const heroView = (site: HomeSite, stock: StockOverview): Omit<HeroProps, 'searchForm'> => {
  const { heroTitle, heroText, heroImage } = site.content;
  const to = hrefs(site);
  const pictured = stock.hits.filter(({ primary_image_url, available }) => primary_image_url !== '' && available);
  // A franchise opens with its own make.
  const shown = pictured.find(({ make }) => make === site.manufacturer) ?? pictured[0];
  const words = { title: heroTitle, text: heroText };
  if (heroImage !== null && /^(\/|https:)/.test(heroImage)) {
    return { ...words, image: { src: heroImage, alt: '', ...heroSize } };
  }
  if (shown === undefined) return words;
  const name = vehicleName(shown);
  return {
    ...words,
    image: { src: shown.primary_image_url, alt: name, ...heroSize },
    imageFit: site.vehicle.illustratedPictures ? 'contain' : 'cover',
    caption: {
      label: shown.price > 0 ? `${name}, ${formatDollars(shown.price)}` : name,
      href: to.vehicle(shown),
    },
  };
};

/** A location as a row or card of the home and contact pages, without what changes by the minute. */
export const homeLocation = (location: Location): Omit<HomeLocation, 'status'> => {
  const phone = locationPhone(location, null);
  return {
    name: location.name,
    addressLines: addressLines(location.address),
    hours: openingHoursTable(location.contact_detail.opening_hours).map(({ label, hours }) => ({ day: label, hours })),
    ...(phone === null ? {} : { phone: phoneLink(phone) }),
    directionsHref: directionsHref(location),
  };
};
