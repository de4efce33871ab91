import { isContentKey, redirectsKey, standingKeys } from '@forecourt/config/content';
import { Argument, InvalidArgumentError } from 'commander';
import { CliError, exitCodes } from '../../ground/cli/cli-error';
import type { Db } from '../../ground/database/database';
import { getSiteDocument } from '../sites';
import type { ContentPlace } from './find-content';

const keyOf = (word: string): string => {
  if (isContentKey(word)) return word;
  throw new InvalidArgumentError(
    `Use one of ${standingKeys.join(', ')}, ${redirectsKey}, or the word of a page of the site's own, such as open-day.`,
  );
};

/** The site of a command. */
export const siteArgument = '<website_id>';
/** The page of a command. */
export const page = (flags: '<page>' | '[page]') => new Argument(flags, 'the page').argParser(keyOf);

/** Several pages at once. */
export const manyPages = new Argument('<pages...>', 'the pages').argParser(
  (word: string, before: readonly string[] | undefined): readonly string[] => [...(before ?? []), keyOf(word)],
);

/** @throws CliError where there is no such site. */
export const requireSite = async (db: Db, websiteId: string) => {
  const site = await getSiteDocument(db, websiteId);
  if (site !== null) return site;
  throw new CliError(exitCodes.inputFaults, `There is no site "${websiteId}". See them: forecourt sites list.`);
};

/** The error for a revision that a page does not have. */
export const noRevision = ({ key }: ContentPlace, revision: number) =>
  new CliError(
    exitCodes.inputFaults,
    `There is no revision ${revision} of ${key}. See them: forecourt content history.`,
  );
