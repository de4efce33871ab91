import { leadSubmissionSchema } from '@forecourt/domain/lead';
import { aLocation, aVehicle } from '@forecourt/testing';
import fc from 'fast-check';
import { XMLParser, XMLValidator } from 'fast-xml-parser';
import { describe, expect, it } from 'vitest';
import { adfXml, type LeadForDelivery } from './adf';

/**
 * What the ADF 1.0 DTD says of each element's children (in order: `?` at most one, `*` any number, `+` one or more) and
 * of its attributes' values. Elements that are not listed hold text. The facts are from the DTD as kept at
 * github.com/carmelosantana/sendadf (docs/adf-1.0.dtd).
 */
const content: Readonly<Record<string, string>> = {
  adf: 'prospect+',
  prospect: 'id* requestdate vehicle+ customer vendor provider?',
  vehicle:
    'id* year make model vin? stock? trim? doors? bodystyle? transmission? odometer? colorcombination* imagetag? price? pricecomments? option* finance? comments?',
  colorcombination: '(interiorcolor | exteriorcolor | interiorcolor exteriorcolor) preference',
  customer: 'contact id* timeframe? comments?',
  vendor: 'id* vendorname url? contact',
  provider: 'id* name service? url? email? phone? contact?',
  contact: 'name+ (email | phone+ | email phone+) address?',
  address: 'street+ apartment? city? regioncode? postalcode? country?',
};
const attributes: Readonly<Record<string, Readonly<Record<string, RegExp>>>> = {
  prospect: { status: /^(new|resend)$/ },
  id: { sequence: /^\d+$/, source: /./ },
  vehicle: { interest: /^(buy|lease|sell|trade-in|test-drive)$/, status: /^(new|used)$/ },
  odometer: { status: /^(unknown|rolledover|replaced|original)$/, units: /^(km|mi)$/ },
  price: {
    type: /^(quote|offer|msrp|invoice|call|appraisal|asking)$/,
    currency: /^[A-Z]{3}$/,
    delta: /^(absolute|relative|percentage)$/,
    relativeto: /^(msrp|invoice)$/,
    source: /./,
  },
  email: { preferredcontact: /^[01]$/ },
  street: { line: /^[1-5]$/ },
  name: { part: /^(surname|first|middle|last|full)$/, type: /^(individual|business)$/ },
  phone: {
    type: /^(voice|fax|cellphone|pager)$/,
    time: /^(morning|afternoon|evening|nopreference|day)$/,
    preferredcontact: /^[01]$/,
  },
  address: { type: /^(work|home|delivery)$/ },
};

type Node = Readonly<Record<string, unknown>>;
const nameOf = (node: Node): string => Object.keys(node).find((key) => key !== ':@') ?? '';
const childrenOf = (node: Node): readonly Node[] => {
  const children = node[nameOf(node)];
  return Array.isArray(children) ? children.filter((child) => nameOf(child) !== '#text') : [];
};

/** Everything in which a document departs from the DTD. */
const departures = (node: Node): readonly string[] => {
  const name = nameOf(node);
  const children = childrenOf(node);
  const model = content[name];
  const given = Object.entries((node[':@'] ?? {}) as Record<string, string>).map(([key, value]) => [
    key.slice(2),
    value,
  ]);
  const wrongAttributes = given
    .filter(([key = '', value = '']) => attributes[name]?.[key]?.test(String(value)) !== true)
    .map(([key, value]) => `${name} has ${key}="${value}"`);
  const order = children.map((child) => `${nameOf(child)} `).join('');
  const pattern = [...(model ?? '').matchAll(/(\w+)([?*+]?)|[()|]/g)]
    .map(([part, child, often]) => (child === undefined ? part : `(?:${child} )${often}`))
    .join('');
  const wrongOrder = new RegExp(`^${pattern}$`).test(order) ? [] : [`${name} holds ${order}`];
  return [...wrongAttributes, ...wrongOrder, ...children.flatMap(departures)];
};

const parse = (xml: string): Node => {
  expect(XMLValidator.validate(xml)).toBe(true);
  const nodes: Node[] = new XMLParser({
    ignoreAttributes: false,
    preserveOrder: true,
    ignoreDeclaration: true,
    ignorePiTags: true,
    parseTagValue: false,
    parseAttributeValue: false,
  }).parse(xml);
  expect(nodes.map(nameOf)).toEqual(['adf']);
  return nodes[0] ?? {};
};

const yard = aLocation({ id: 'yard', primary: true, phone: '08 5550 0100' });
const dealership = { id: 'red-gum', name: 'Red Gum Yard', locations: [yard] };

const leadWith = (submission: object, vehicle: LeadForDelivery['vehicle'] = aVehicle()): LeadForDelivery => ({
  lead_id: '019ab000-0000-7000-8000-000000000001',
  created_at: new Date('2026-11-21T01:00:00Z'),
  siteName: 'Red Gum Yard',
  suspected: [],
  submission: leadSubmissionSchema.parse({
    category: 'general',
    userData: { name: 'Avery', email: 'avery@example.com', phone: '0491 570 006' },
    ...submission,
  }),
  vehicle,
  dealership,
  consent: null,
});

describe('adfXml', () => {
  it('[LEAD-02] keeps to the ADF 1.0 DTD for any lead, whatever is typed', () => {
    const words = fc.string({ unit: 'binary', maxLength: 60 }).map((text) => text.trim());
    const userData = fc.record({
      name: words.map((text) => text.slice(0, 40) || 'A'),
      last_name: words.map((text) => text.slice(0, 40)),
      email: fc.constant('avery@example.com'),
      phone: fc.constant('0491 570 006'),
      postcode: fc.constantFrom('', '2000'),
      message: words,
      make: fc.constantFrom('', 'Kia <&>'),
      model: fc.constantFrom('', ']]>'),
      kilometres: fc.constantFrom('', '60000'),
      Rego: fc.constantFrom('', 'ABC"12'),
    });
    const category = fc.constantFrom('general', 'vehicle', 'test-drive', 'trade-in', 'sell', 'service', 'parts');
    const vehicle = fc.option(
      fc
        .record({ vin: fc.option(words), badge: fc.option(words), km: fc.option(fc.nat()), price: fc.option(fc.nat()) })
        .map((fields) => aVehicle(fields)),
    );
    fc.assert(
      fc.property(userData, category, vehicle, words, fc.boolean(), (typed, kind, about, url, hasLocations) => {
        const taken = leadWith({ category: kind, url }, about);
        // Leads from before have what is cleaned at the door today.
        const submission = { ...taken.submission, userData: { ...taken.submission.userData, ...typed } };
        const lead = { ...taken, submission };
        const locations = hasLocations ? [yard] : [];
        expect(departures(parse(adfXml({ ...lead, dealership: { ...dealership, locations } })))).toEqual([]);
      }),
    );
  });

  it.each([
    ['an element twice', /<requestdate>/, '<requestdate/><requestdate>', 'prospect holds'],
    ['a word of its own', /"asking"/, '"low"', 'price has type="low"'],
    ['an element out of order', /<year>.*<\/year>(\s*)(<make>.*<\/make>)/, '$2<year/>', 'vehicle holds make year'],
    ['a contact that cannot be reached', /<email>.*<\/email>\s*<phone.*<\/phone>/, '', 'contact holds name'],
    ['an address without a street', /<street.*\/>/, '', 'address holds postalcode'],
    ['an unknown element', /<service>/, '<mood>good</mood><service>', 'provider holds name mood'],
  ])('is checked by a DTD checker that finds %s', (_, part, instead, words) => {
    const person = { name: 'A', email: 'a@example.com', phone: '0491 570 006', postcode: '2000' };
    const right = adfXml(leadWith({ userData: person }));
    expect(departures(parse(right))).toEqual([]);
    const wrong = right.replace(part, instead);
    expect(wrong).not.toBe(right);
    expect(departures(parse(wrong))).toEqual([expect.stringContaining(words)]);
  });

  it('names when the lead was sent, where the shopper lives, and the phone of the location concerned', () => {
    const city = aLocation({ id: 'city', primary: false, phone: '08 5550 0200' });
    const person = { name: 'A', email: 'a@example.com', phone: '0491 570 006', postcode: '2000' };
    const lead = leadWith({ userData: person });
    const of = (vehicle: LeadForDelivery['vehicle'], locations = [yard, city]) =>
      new XMLParser({ ignoreAttributes: false, parseTagValue: false }).parse(
        adfXml({ ...lead, vehicle, dealership: { ...dealership, locations } }),
      ).adf.prospect;
    const { requestdate, customer, vendor } = of(null);
    expect(requestdate).toBe('2026-11-21T01:00:00Z');
    expect(customer.contact.address).toMatchObject({ postalcode: '2000', country: 'AU' });
    expect(vendor.contact.phone['#text']).toBe('08 5550 0100');
    expect(of(aVehicle({ location_id: 'city' })).vendor.contact.phone['#text']).toBe('08 5550 0200');
    expect(of(null, [city]).vendor.contact.phone['#text']).toBe('08 5550 0200');
    expect(of(null, []).vendor.contact.phone).toEqual({ '@_type': 'voice' });
  });

  it.each([
    ['vehicle', 'buy', 1],
    ['test-drive', 'test-drive', 1],
    ['trade-in', 'buy', 2],
  ] as const)('a %s enquiry is an interest to %s, with %i vehicles', (category, interest, count) => {
    const own = { make: 'Kia', model: 'Rio', year: '2018', kilometres: '60,000', Rego: 'ABC123', regoState: 'VIC' };
    const xml = adfXml(
      leadWith({ category, userData: { name: 'A', email: 'a@example.com', phone: '0491 570 006', ...own } }),
    );
    const vehicles = new XMLParser({ ignoreAttributes: false, isArray: (name) => name === 'vehicle' }).parse(xml).adf
      .prospect.vehicle;
    expect(vehicles).toHaveLength(count);
    expect(vehicles[0]).toMatchObject({ '@_interest': interest, make: 'Toyota' });
    if (count === 2)
      expect(vehicles[1]).toMatchObject({
        '@_interest': 'trade-in',
        '@_status': 'used',
        year: 2018,
        make: 'Kia',
        odometer: { '#text': 60000, '@_units': 'km' },
        comments: 'Registration ABC123 VIC',
      });
  });

  it('[FORM-04] names a vehicle that is gone as its page showed it, and one that is there with what the page showed', () => {
    const known = { 'Vehicle Make': 'Kia', 'Vehicle Model': 'Rio', stock_number: 'K 7', vehicle_status: 'in_stock' };
    const read = (vehicle: LeadForDelivery['vehicle']) =>
      new XMLParser({ ignoreAttributes: false }).parse(adfXml(leadWith({ ...known, car_type: 'used' }, vehicle))).adf
        .prospect;
    expect(read(null).vehicle).toMatchObject({ '@_status': 'used', make: 'Kia', model: 'Rio', stock: 'K 7' });
    expect(read(aVehicle()).vehicle).toMatchObject({ make: 'Toyota', stock: 'HC1001' });
    expect(read(aVehicle()).customer.comments).toContain('On the page: Kia Rio, stock K 7, in stock');
  });

  it('[LEAD-01] lists in the comments what brought the shopper and the last pages seen', () => {
    const pages = Array.from({ length: 12 }, (_, at) => `/page-${at}`);
    const lead_attributes = { visited_pages: pages, linked_query_params: { utm_source: 'letter', utm_term: 'utes' } };
    const { comments } = new XMLParser().parse(adfXml(leadWith({ lead_attributes, rego: 'ABC123', regoState: 'VIC' })))
      .adf.prospect.customer;
    expect(comments.split('\n')).toEqual([
      'general enquiry',
      'Registration valued: ABC123 VIC',
      'Came by: utm_source=letter, utm_term=utes',
      `Pages seen: ${pages.slice(2).join(', ')}`,
    ]);
  });

  it('lists everything else that was given in the comments', () => {
    const xml = adfXml(
      leadWith({
        category: 'service',
        userData: {
          name: 'A',
          email: 'a@example.com',
          phone: '0491 570 006',
          preferred_date: '2026-12-01',
          preferred_time: '09:30',
          message: 'Brakes.',
        },
        additional_services: ['Wash'],
      }),
    );
    const { comments } = new XMLParser().parse(xml).adf.prospect.customer;
    expect(comments.split('\n')).toEqual([
      'service enquiry',
      'Preferred date: 2026-12-01',
      'Preferred time: 09:30',
      'Services: Wash',
      '',
      'Message:',
      '  Brakes.',
    ]);
  });
});
