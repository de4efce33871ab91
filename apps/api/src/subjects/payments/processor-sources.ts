import type { PageSources } from '@forecourt/config/page-sources';
import type { Database } from '../../ground/database/database';
import type { Env } from '../../ground/env/env';
import { createProcessors } from './create-processors';

/** What pages where a shopper pays need of the processor of this installation; nothing where none takes payments. */
export const processorSources = (
  database: Pick<Database, 'db'>,
  env: Pick<Env, 'settingsOf' | 'serviceToken' | 'now'>,
): PageSources | undefined => createProcessors(database, env).current?.sources;
