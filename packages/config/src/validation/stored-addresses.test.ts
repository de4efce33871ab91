import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { blockSchemasWith, writtenHtmlSchema } from '../content/blocks';
import { pageHeadSchema } from '../content/page-head';
import { dealershipSchema } from '../dealership/dealership';
import { offersDocumentSchema } from '../offers-document/offers-document';
import { siteDocumentSchema } from '../site-document/site-document';
import { schemaFaults } from './schema-faults';

/** Names that fields with addresses have. */
const addressName =
  /^(url|href|src|path|link|file|image|picture|logo|address|otherwise)$|(_url|Url|Image|_image|Href|Link|_link)$/;

/** A part of a schema, as far as walking it needs. */
interface Part extends z.ZodType {
  readonly _zod: z.ZodType['_zod'] & {
    readonly def: z.ZodType['_zod']['def'] & {
      readonly shape?: Readonly<Record<string, Part>>;
      readonly element?: Part;
      readonly innerType?: Part;
      readonly valueType?: Part;
      readonly in?: Part;
      readonly out?: Part;
      readonly options?: readonly Part[];
      readonly items?: readonly Part[];
    };
  };
}

/** Every text of a schema with the names that lead to it. */
const textsOf = (
  part: Part,
  path: readonly string[] = [],
): { readonly path: readonly string[]; readonly text: Part }[] => {
  const { type, shape = {}, element, innerType, valueType, in: inside, out, options = [], items = [] } = part._zod.def;
  if (type === 'string') return [{ path, text: part }];
  const same = [element, innerType, valueType, inside, out, ...options, ...items];
  return [
    ...Object.entries(shape).flatMap(([name, inner]) => textsOf(inner, [...path, name])),
    ...same.flatMap((inner) => (inner === undefined ? [] : textsOf(inner, path))),
  ];
};

const addressesOf = (schema: z.ZodType) =>
  textsOf(schema as Part).filter(({ path }) => addressName.test(path.at(-1) ?? ''));

const hostile = [
  'javascript:alert(1)',
  ' JavaScript:alert(1)',
  'data:text/html,x',
  'vbscript:x',
  '//evil.example/x',
  '/\\evil.example/x',
  'https://user:secret@dealer.example/x',
];

const documents = {
  site: siteDocumentSchema,
  dealership: dealershipSchema,
  offers: offersDocumentSchema,
  content: z.object(blockSchemasWith(writtenHtmlSchema)),
  page: pageHeadSchema,
};

describe('addresses in documents', () => {
  it('are all listed in this test, also when a schema gains one', () => {
    const found = Object.entries(documents).flatMap(([document, schema]) =>
      addressesOf(schema).map(({ path }) => `${document}: ${path.join('.')}`),
    );
    expect([...new Set(found)].sort()).toEqual([
      'content: announcement.link.href',
      'content: call-to-action.links.href',
      'content: cards.cards.link.href',
      'content: cards.cards.picture.src',
      'content: gallery.pictures.src',
      'content: hero.image',
      'content: picture-text.link.href',
      'content: picture-text.picture.src',
      'content: team.people.picture.src',
      'content: video.poster.src',
      'content: video.src',
      'dealership: event_webhooks.url',
      'dealership: lead_destinations.url',
      'dealership: locations.address.place_url',
      'dealership: locations.image.thumb_url',
      'dealership: locations.image.url',
      'dealership: locations.reviews.image',
      'offers: offers.image_or_model_image.url',
      'offers: offers.image_url',
      'offers: offers.model.override_url',
      'page: otherwise',
      'page: picture',
      'site: analytics.sinks.url',
      'site: analytics.tagManager.scriptUrl',
      'site: brand.logo.url',
      'site: brands.logo.url',
      'site: brands.path',
      'site: chat.scriptUrl',
      'site: content.heroImage',
      'site: footer.columns.items.href',
      'site: footer.smallLinks.href',
      'site: map.styleUrl',
      'site: navigation.feature.href',
      'site: navigation.feature.image.url',
      'site: navigation.groups.items.href',
      'site: navigation.groups.items.image.url',
      'site: navigation.href',
      'site: navigation.items.href',
      'site: navigation.items.image.url',
      'site: popup.href',
      'site: popup.image',
      'site: promos.node.action.href',
      'site: promos.node.image.src',
    ]);
  });

  const each = Object.entries(documents).flatMap(([document, schema]) =>
    addressesOf(schema).map(({ path, text }) => [`${document}: ${path.join('.')}`, text] as const),
  );
  it.each(each)('%s refuses addresses that shoppers must not follow, with how to write them', (_, text) => {
    for (const address of hostile) {
      const [fault] = schemaFaults(text, address);
      expect(fault?.reason).toMatch(/^Must be (a path of the site|an address|an https address)/);
    }
  });
});
