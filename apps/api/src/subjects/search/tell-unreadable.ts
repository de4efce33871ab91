import type { Logger } from 'pino';
import type { RecordedChange } from '../../ground/spine/read-changes';
import type { SiteDirectory } from '../sites';

/** Logs the stored documents that cannot be read, or only in part, so that the search index lacks their content. */
export const tellUnreadable = ({ unreadable, shortened }: SiteDirectory, log: Pick<Logger, 'error' | 'warn'>): void => {
  for (const { kind, id, reason } of unreadable) {
    log.error({ kind, id, reason }, 'a stored document cannot be read and is left out; apply it again');
  }
  for (const { kind, id, reason } of shortened) {
    log.warn(
      { kind, id, left_out: reason },
      'a stored document is read without what is not taken any more; apply it again',
    );
  }
};

/** Whether documents of sites or dealerships may be others than before. */
export const changesDocuments = (changes: readonly Pick<RecordedChange, 'kind'>[]): boolean =>
  changes.some(({ kind }) => kind === 'site' || kind === 'dealership');

/** Whether anything but vehicles that records are made of may be another than before: documents, offers. */
export const changesSources = (changes: readonly Pick<RecordedChange, 'kind'>[]): boolean =>
  changesDocuments(changes) || changes.some(({ kind }) => kind === 'offers');
