import type { SubjectModule } from '../../ground/modules/subject-module';

/** Messages as operators see them. What makes and delivers them is ground; each kind is its own subject's. */
export const messagesModule: SubjectModule = {
  name: 'messages',
  siteChecks: async () => [(await import('./mail-check')).mailCheck],
  commands: { messages: async () => (await import('./message-commands')).messageCommands },
};
