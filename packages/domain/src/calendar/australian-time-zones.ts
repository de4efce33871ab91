/**
 * The zones of Australia, by the names that every library and database reads alike. Other names for them do not: `ACT` is
 * Darwin to one and Acre in Brazil to another.
 */
export const australianTimeZones = [
  'Australia/Adelaide',
  'Australia/Brisbane',
  'Australia/Broken_Hill',
  'Australia/Darwin',
  'Australia/Eucla',
  'Australia/Hobart',
  'Australia/Lindeman',
  'Australia/Lord_Howe',
  'Australia/Melbourne',
  'Australia/Perth',
  'Australia/Sydney',
] as const;
