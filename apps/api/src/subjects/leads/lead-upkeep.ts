import { outboxFolder } from '../../ground/messages/outbox';
import type { Upkeep } from '../../ground/modules/upkeep';
import { eraseOldLeads } from './erase-leads';
import { heldNoteUpkeep } from './held/note-held-leads';
import { forgetReturnedForms } from './returned-forms';

/** Clears away what is kept of enquiries for a time only. */
export const leadUpkeep: readonly Upkeep[] = [
  {
    name: 'retention',
    run: async ({ db, env, now, erasures, log }) => {
      const done = await eraseOldLeads({ db, outbox: outboxFolder(env), now, erasures }, { dryRun: false });
      for (const { dealership, leads } of done) if (leads > 0) log.info({ dealership, leads }, 'personal data erased');
    },
  },
  heldNoteUpkeep,
  { name: 'returned-forms', run: ({ db, now }) => forgetReturnedForms(db, now) },
];
