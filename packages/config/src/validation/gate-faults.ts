import { hasCapability } from '../page-access/site-capability';
import type { PageRow } from '../pages/page-row';
import { signInAddress } from '../pages/sign-in-path';
import { type GateName, gateNames } from '../site-document/gate-settings';
import { siteDocumentSchema } from '../site-document/site-document';
import { asRecord } from './as-record';
import { type DocumentFault, printFaultPath } from './fault';

/** A page as far as gates go: where it stands, what its site must have, which gate may close it. */
type GatedPage = Pick<PageRow, 'folder' | 'capability' | 'needsShopper'>;

/** The pages that exist, by name. */
export type PageTable = Readonly<Record<string, GatedPage>>;

/** What decides whether a site has what is behind a gate. */
const capableSchema = siteDocumentSchema
  .pick({ flags: true, finance_provider: true, favourites: true, gates: true, vehicle: true })
  .strip();

/** What a site must set to have what is behind a gate. */
const needed: Readonly<Record<GateName, string>> = {
  checkout: 'flags.reserve or flags.buy-online',
  finance: 'flags.finance and finance_provider',
  'spin-to-win': 'a spin-to-win campaign',
  'equifax-finance': 'flags.finance, finance_provider and flags.pre-approval',
  'online-payment': 'flags.online-payment',
};

/** Why nobody could open any gate; null when who signs in can. */
const whyShut = (auth: unknown, pages: readonly GatedPage[]): string | null => {
  if (!pages.some(({ folder }) => `/${folder}` === signInAddress))
    return `Leads every visitor to ${signInAddress} to sign in, and there is no such page in this release: nobody would see what is behind the gate. Leave the gate open until that page exists.`;
  return auth === true
    ? null
    : 'Requires sign-in, which flags.auth has switched off. Set flags.auth, or leave the gate open.';
};

/** Why nothing is behind one gate; null when something is, or when the document is too faulty to say. */
const whyEmpty = (gate: GateName, document: unknown, pages: readonly GatedPage[]): string | null => {
  const behind = pages.filter(({ needsShopper }) => needsShopper === gate);
  if (behind.length === 0)
    return 'Closes pages that do not exist in this release, so nobody could pass it. Leave the gate open until they do.';
  const site = capableSchema.safeParse(document);
  if (!site.success) return null;
  return behind.some(({ capability }) => capability === undefined || hasCapability(site.data, capability))
    ? null
    : `Closes pages that this site does not have: they need ${needed[gate]}. Set that, or leave the gate open.`;
};

/**
 * Gates of a site document that nobody could pass, each with the reason (AUTH-02): there is no page to sign in,
 * `flags.auth` is off, or nothing stands behind the gate, in this release or on this site.
 */
export const closedGates = (document: unknown, table: PageTable): readonly DocumentFault[] => {
  const { gates, flags } = asRecord(document);
  const pages = Object.values(table);
  const shut = whyShut(asRecord(flags).auth, pages);
  return gateNames
    .filter((gate) => asRecord(gates)[gate] === true)
    .flatMap((gate) => {
      const reason = shut ?? whyEmpty(gate, document, pages);
      return reason === null ? [] : [{ path: printFaultPath(['gates', gate]), reason }];
    });
};
