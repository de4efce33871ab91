import type { Logger } from 'pino';
import type { SiteDirectory } from '../sites/site-directory';
import type { RecordedChange } from '../spine/read-changes';

/** Logs the stored documents that cannot be read: what they say is in no index. */
export const tellUnreadable = ({ unreadable }: SiteDirectory, log: Pick<Logger, 'error'>): void => {
  for (const { kind, id, reason } of unreadable) {
    log.error({ kind, id, reason }, 'a stored document cannot be read and is left out; apply it again');
  }
};

/** Whether documents may be others than before. */
export const changesDocuments = (changes: readonly Pick<RecordedChange, 'kind'>[]): boolean =>
  changes.some(({ kind }) => kind === 'site' || kind === 'dealership');
