import { featuredCriteria } from '@forecourt/search/featured';
import { searchSettingsSchema } from '@forecourt/search/search-settings';
import { type BrandTokens, brandContrastFailures, type ThemeColors } from '@forecourt/ui/themes';
import { pages as pageTable } from '../pages/pages';
import { type Brand, brandSchema, type SiteDocument, siteDocumentSchema } from '../site-document/site-document';
import type { RegisteredTemplate } from '../templates/registered-template';
import { missingParts, type TemplateParts, templatePartsSchema } from '../templates/template-parts';
import { findTemplate, readTemplateReference, templateReferenceSchema } from '../templates/template-reference';
import { accountFaults } from './account-faults';
import { asRecord } from './as-record';
import { emailLinkFaults } from './email-link-faults';
import type { Checked, DocumentFault } from './fault';
import { closedGates, type PageTable } from './gate-faults';
import { nearestKey } from './nearest-key';
import { prizeFaults } from './prize-faults';
import { schemaFaults } from './schema-faults';
import { testDriveFaults } from './test-drive-faults';

/** The colours, corners and typeface of a brand, as the design system takes them. */
export const brandTokens = ({ logo: _logo, ...tokens }: Brand): BrandTokens =>
  Object.fromEntries(Object.entries(tokens).filter(([, value]) => value !== undefined));

/** The pairs of colours that would be unreadable, by WCAG 2.2 AA, when this theme has this brand (SITE-07). */
export const brandFaults = (theme: ThemeColors, brand: Brand): readonly DocumentFault[] =>
  brandContrastFailures(theme, brandTokens(brand)).map((failure) => {
    const set = [failure.foreground, failure.background].find((role) => Object.hasOwn(brand, role)) ?? 'brand';
    return { path: `brand.${set}`, reason: failure.message };
  });

/** A template, or a version of one, that the installation does not have: nothing could draw the site. */
const unknownTemplate = (reference: string, templates: readonly RegisteredTemplate[]): DocumentFault => {
  const { name, version } = readTemplateReference(reference);
  const versions = templates.filter((template) => template.name === name);
  const registered = versions.filter(({ isBuiltIn }) => !isBuiltIn);
  if (versions.length > registered.length) {
    const others = registered.map((one) => `, or "${name}@${one.version}"`).join('');
    return {
      path: 'template',
      reason: `No version ${version} of it is registered, and template "${name}" of the installation itself has another version with each release: a site cannot keep to one. Name "${name}"${others}.`,
    };
  }
  if (registered.length > 0) {
    const listed = registered.map((one) => `${one.version}${one.isCurrent ? ' (current)' : ''}`).join(', ');
    const wanted = version === null ? 'No version of it is current' : `No version ${version} of it is registered`;
    return {
      path: 'template',
      reason: `${wanted}: template "${name}" is here as ${listed}. Name one of them, as in "${name}@${registered[0]?.version}".`,
    };
  }
  const current = templates.filter(({ isCurrent }) => isCurrent);
  const nearest = nearestKey(
    name,
    current.map((template) => template.name),
  );
  const meant = nearest === undefined ? '' : ` Did you mean "${nearest}"?`;
  const listed = current.map((template) => `"${template.name}" (${template.title})`).join(', ');
  return {
    path: 'template',
    reason: `No template "${name}" is registered.${meant} There ${current.length === 1 ? 'is' : 'are'} ${listed || 'none'}.`,
  };
};

/** Sections and pages that a site names and that its template does not have: nothing could draw them (SITE-06). */
export const partFaults = (
  { name, version, parts }: Pick<RegisteredTemplate, 'name' | 'version' | 'parts'>,
  named: TemplateParts,
): readonly DocumentFault[] =>
  missingParts(named, parts).map(({ kind, index, name: missing }) => {
    const own = parts?.[kind] ?? [];
    const there =
      own.length === 0 ? `It has no ${kind} of its own.` : `It has ${own.map((one) => `"${one}"`).join(', ')}.`;
    const nearest = nearestKey(missing, own);
    const meant = nearest === undefined ? '' : ` Did you mean "${nearest}"?`;
    return {
      path: `templateParts.${kind}[${index}]`,
      reason: `Template ${name} ${version} has no ${kind === 'sections' ? 'section' : 'page'} "${missing}".${meant} ${there}`,
    };
  });

const templateFaults = (
  { template: name, brand: givenBrand, templateParts }: ReturnType<typeof asRecord>,
  templates: readonly RegisteredTemplate[],
): readonly DocumentFault[] => {
  const read = templateReferenceSchema.safeParse(name);
  if (!read.success) return [];
  const template = findTemplate(read.data, templates);
  if (template === undefined) return [unknownTemplate(read.data, templates)];
  const brand = brandSchema.safeParse(givenBrand ?? {});
  const parts = templatePartsSchema.safeParse(templateParts ?? {});
  return [
    ...(brand.success ? brandFaults(template.theme, brand.data) : []),
    ...(parts.success ? partFaults(template, parts.data) : []),
  ];
};

/** Rules between fields; each looks only at what it can read, so that faults elsewhere do not hide its own. */
const crossFaults = (
  input: unknown,
  templates: readonly RegisteredTemplate[],
  pages: PageTable,
): readonly DocumentFault[] => {
  const document = asRecord(input);
  return [
    ...templateFaults(document, templates),
    ...repeated(document.hosts, (host) => host, 'hosts', 'The host'),
    ...repeated(document.locations, (location) => asRecord(location).id, 'locations', 'The location'),
    ...repeated(document.brands, (brand) => asRecord(brand).slug, 'brands', 'The brand'),
    ...directoryHost(document.hosts),
    ...closedGates(document, pages),
    ...accountFaults(document),
    ...emailLinkFaults(document.accounts, asRecord(document.flags)),
    ...missingChat(document.chat, asRecord(document.flags)),
    ...unfedTagManager(asRecord(document.analytics)),
    ...unlicensedCredit(asRecord(document.finance), asRecord(document.flags)),
    ...featuredFaults(asRecord(document.search)),
    ...prizeFaults(document.spinToWin, asRecord(document.flags)),
    ...testDriveFaults(document.testDrive, document.locations),
  ];
};

/** The chat flag without a widget to open (CHAT-01). */
const missingChat = (chat: unknown, flags: ReturnType<typeof asRecord>) =>
  flags.chat === true && (chat === undefined || chat === null)
    ? [{ path: 'chat', reason: 'Is missing while flags.chat is set. Give scriptUrl and openCall of the widget.' }]
    : [];

/** What needs a licence behind it, where there is none: a referrer may not assess anybody (NCCP Act s 29). */
const unlicensedCredit = (finance: ReturnType<typeof asRecord>, flags: ReturnType<typeof asRecord>) => {
  if (![undefined, 'referral'].includes(asRecord(finance.credit).basis as undefined)) return [];
  const needs =
    'Needs a credit licence or an appointment as credit representative, and finance.credit says that the dealer only refers. Give finance.credit its basis and numbers, or leave';
  return [
    ...(flags['pre-approval'] === true ? [{ path: 'flags.pre-approval', reason: `${needs} the flag out.` }] : []),
    ...([undefined, null].includes(finance.application as undefined)
      ? []
      : [{ path: 'finance.application', reason: `${needs} the application out.` }]),
  ];
};

/** A tag manager that reads a list which no sink fills: it would hear nothing. */
const unfedTagManager = ({ sinks, tagManager }: ReturnType<typeof asRecord>): readonly DocumentFault[] => {
  if (tagManager === undefined || tagManager === null) return [];
  const { dataLayer = 'dataLayer' } = asRecord(tagManager);
  const lists = (Array.isArray(sinks) ? sinks : [])
    .map(asRecord)
    .filter(({ kind }) => kind === 'data-layer')
    .map(({ name }) => name);
  if (typeof dataLayer !== 'string' || lists.includes(dataLayer)) return [];
  return [
    {
      path: 'analytics.tagManager.dataLayer',
      reason: `Reads the list "${dataLayer}", and no sink fills it. Give analytics.sinks one of { "kind": "data-layer", "name": "${dataLayer}" }, or name here one that is there.`,
    },
  ];
};

/** Featured lists whose address is no search of the site (SRCH-28). */
const featuredFaults = (search: ReturnType<typeof asRecord>): readonly DocumentFault[] => {
  if (!Array.isArray(search.featured) || search.featured.length === 0) return [];
  const settings = searchSettingsSchema.safeParse(search);
  if (!settings.success) return [];
  return settings.data.featured.flatMap((list, index) =>
    featuredCriteria(list, settings.data) === null
      ? [
          {
            path: `search.featured[${index}].filter`,
            reason: `"${list.filter}" is no search of this site. Take the address of one from its search page.`,
          },
        ]
      : [],
  );
};

const repeated = (
  list: unknown,
  keyOf: (item: unknown) => unknown,
  name: string,
  what: string,
): readonly DocumentFault[] => {
  if (!Array.isArray(list)) return [];
  const keys = list.map(keyOf);
  return keys.flatMap((key, index) =>
    typeof key === 'string' && keys.indexOf(key) < index
      ? [{ path: `${name}[${index}]`, reason: `${what} "${key}" stands twice. Remove one.` }]
      : [],
  );
};

const directoryHost = (hosts: unknown): readonly DocumentFault[] =>
  Array.isArray(hosts)
    ? hosts.flatMap((host, index) =>
        host === 'localhost'
          ? [{ path: `hosts[${index}]`, reason: 'localhost is the directory of sites. Use {slug}.localhost.' }]
          : [],
      )
    : [];

/**
 * Checks a site document whole (SITE-01): every fault at once with its path and reason, unknown keys with the known
 * key they are nearest to, a template that is not among those of the installation, gates that nobody could open
 * (AUTH-02), and brand colours that would be unreadable (SITE-07). The value has its defaults filled.
 * @param pages the pages that exist: a gate may be closed from the moment that the page to sign in, and one that is behind
 *   the gate, are among them
 */
export const validateSiteDocument = (
  input: unknown,
  templates: readonly RegisteredTemplate[],
  pages: PageTable = pageTable,
): Checked<SiteDocument> => {
  const faults = [...schemaFaults(siteDocumentSchema, input), ...crossFaults(input, templates, pages)];
  if (faults.length > 0) return { ok: false, faults };
  return { ok: true, value: siteDocumentSchema.parse(input) };
};
