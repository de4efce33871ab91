import type { SubjectModule } from '../../ground/modules/subject-module';

/** What reservations of vehicles add to the programs. Their commands are words of `forecourt stock`. */
export const reservationsModule: SubjectModule = {
  name: 'reservations',
  upkeep: async () => (await import('./reservation-upkeep')).reservationUpkeep,
  removal: async () => [(await import('./reservation-removal')).reservationRemoval],
};
