import type { SubjectModule } from '../../ground/modules/subject-module';

/** What templates add to the programs. */
export const templatesModule: SubjectModule = {
  name: 'templates',
  siteChecks: async () => [(await import('./template-check')).templateCheck],
  commands: { templates: async () => (await import('./templates-commands')).templateCommands },
};
