// @ts-check
import { aDealership, aLocation, aSiteDocumentInput } from '@forecourt/testing';

/** Two sites that show the stock of one dealership. */
export const sites = /** @type {const} */ (['yard', 'sister']);

/** What holding a vehicle costs, AUD dollars. */
const reserveFee = 100;

const locationOf = () => {
  const { dealership_id: _id, dealership_slug: _slug, ...location } = aLocation({ id: 'yard-yard' });
  return location;
};

/** The dealership whose vehicles are ordered. */
export const dealershipDocument = () =>
  aDealership({
    id: 'yard',
    slug: 'yard',
    name: 'Attack Yard',
    locations: [locationOf()],
    payments: { abn: '51 824 753 556', legal_name: 'Attack Yard Pty Ltd' },
  });

/** The documents of {@link sites}. */
export const siteDocuments = () =>
  sites.map((name) =>
    aSiteDocumentInput({
      website_id: name,
      slug: name,
      hosts: [`${name}.localhost`],
      dealership_id: 'yard',
      stockFrom: [{ dealership: 'yard' }],
      locations: [{ id: 'yard-yard' }],
      flags: { reserve: true },
      vehicle: { reserveFee },
    }),
  );

/**
 * A stock feed of one vehicle for each stock number.
 * @param {readonly string[]} stocknums
 */
export const feedOf = (stocknums) =>
  [
    'stocknum,make,model,year,price,payment_processors',
    ...stocknums.map((stocknum, at) => `${stocknum},Kia,Rio,${2016 + (at % 8)},${18_000 + (at % 40) * 250},test`),
    '',
  ].join('\n');
