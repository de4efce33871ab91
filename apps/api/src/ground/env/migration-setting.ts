/** What a program may do about the tables when it starts, by the words of FORECOURT_MIGRATIONS. */
export const migrationSettings = ['run', 'require', 'require-at-least'] as const;

/**
 * `run` brings the tables forward; `require` refuses to start unless they are exactly those of this release;
 * `require-at-least` takes those of a newer release too, while two run side by side.
 */
export type MigrationSetting = (typeof migrationSettings)[number];
