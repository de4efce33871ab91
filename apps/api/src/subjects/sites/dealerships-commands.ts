import type { CommandModule } from '../../ground/cli/command-module';
import { type ApplyOptions, applyDocuments, checkDocuments, type DocumentVerbs } from '../documents';
import { applyDealerships, planDealerships } from './apply-dealerships';
import { nextOfDealerships } from './next-steps';
import { addRemoval } from './removal-command';
import { planDealershipRemoval, removeDealership } from './remove-dealership';

const verbs: DocumentVerbs = { plan: planDealerships, apply: applyDealerships, next: nextOfDealerships };

export const dealershipCommands: CommandModule = (program, context) => {
  const dealerships = program
    .command('dealerships')
    .description('Dealership documents: who owns stock, where it stands, where leads go.');

  dealerships
    .command('apply')
    .description('Make dealership documents live: checked whole, shown as a difference, all or none.')
    .argument('<paths...>', 'JSON files, or directories of them')
    .option('--yes', 'do not ask; without a terminal nothing is made live unless this is said')
    .option(
      '--allow-removal',
      'also remove the locations, lead destinations and delivery regions that the documents no longer have',
    )
    .option(
      '--allow-shared',
      'also take lead addresses, telephone numbers, licences and locations that another dealership has',
    )
    .option('--json', 'print the outcome as JSON')
    .action((paths: string[], options: ApplyOptions) => applyDocuments(context, verbs, paths, options));

  dealerships
    .command('check')
    .description('Say every fault of dealership documents and what applying them would change.')
    .argument('<paths...>', 'JSON files, or directories of them')
    .option('--json', 'print the outcome as JSON')
    .action((paths: string[], options: ApplyOptions) => checkDocuments(context, verbs, paths, options));

  addRemoval(dealerships, context, {
    subject: 'dealership',
    argument: 'slug',
    plan: planDealershipRemoval,
    remove: removeDealership,
  });
};
