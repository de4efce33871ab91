import type { AskSite } from './ask-site';
import { NotSo } from './not-so';

/** A check that could not be made, and what it needs. */
export interface LeftOut {
  readonly leftOut: string;
}

/** What is looked at: a site behind its gateway, and the app that draws it. */
export interface Subject {
  /** Origin of the site, as shoppers reach it. */
  readonly origin: string;
  readonly ask: AskSite;
  /** Asks the template app itself; null where its address is not given. */
  readonly askApp: AskSite | null;
  /** Path of a vehicle that has sold and has its page still; null where none is given. */
  readonly sold: string | null;
  /** Faults that axe finds on a page, in a browser; or why there is none. */
  readonly axe: ((path: string) => Promise<readonly string[]>) | LeftOut;
  /** Names of pages that the template has of its own and the site shows. */
  readonly own: readonly string[];
  /** Whether enquiries may be sent, which the dealer's mailbox gets. */
  readonly mayEnquire: boolean;
}

/** What every template must do, as a sentence, and a look whether this one does. */
export interface ConformanceCheck {
  readonly says: string;
  /** Rejects with what is not so. */
  readonly run: (subject: Subject) => Promise<LeftOut | undefined>;
}

/** @throws NotSo with every fault, where there is one */
export const noFaults = (faults: readonly string[]): undefined => {
  if (faults.length > 0) throw new NotSo(faults.join('\n'));
  return undefined;
};
