import { validateOffers } from '@forecourt/config/validation';
import type { CommandModule } from '../../ground/cli/command-module';
import { type ApplyOptions, applyDocuments, checkDocuments, type DocumentVerbs, withAcknowledge } from '../documents';
import { readOffersFindings } from '../sites';
import { applyOffers, planOffers } from './apply-offers';
import { noteOffers } from './offer-notes';

const verbs: DocumentVerbs = {
  plan: planOffers,
  apply: applyOffers,
  note: noteOffers,
  findings: (db, documents, now) => readOffersFindings(db, documents, validateOffers, now),
};

export const offerCommands: CommandModule = (program, context) => {
  const offers = program
    .command('offers')
    .description('Offers documents: what each dealership offers now, one document a dealership.');

  withAcknowledge(offers.command('apply'))
    .description('Make offers documents live; offers that a document no longer has are withdrawn.')
    .argument('<paths...>', 'JSON files, or directories of them')
    .option('--yes', 'do not ask; without a terminal nothing is made live unless this is said')
    .option('--allow-removal', 'also remove the offers that the documents no longer have')
    .option('--json', 'print the outcome as JSON')
    .action((paths: string[], options: ApplyOptions) => applyDocuments(context, verbs, paths, options));

  offers
    .command('check')
    .description('Say every fault of offers documents, what of them will not show and what applying them would change.')
    .argument('<paths...>', 'JSON files, or directories of them')
    .option('--json', 'print the outcome as JSON')
    .action((paths: string[], options: ApplyOptions) => checkDocuments(context, verbs, paths, options));
};
