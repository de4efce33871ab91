import type { SubjectModule } from '../../ground/modules/subject-module';

/** What sites and dealerships add to the programs. */
export const sitesModule: SubjectModule = {
  name: 'sites',
  siteChecks: async () => {
    const { documentCheck, hostCheck, placeCheck } = await import('./site-check');
    return [documentCheck, hostCheck, placeCheck];
  },
  commands: {
    sites: async () => (await import('./sites-commands')).siteCommands,
    dealerships: async () => (await import('./dealerships-commands')).dealershipCommands,
  },
};
