import { fileURLToPath } from 'node:url';

/**
 * Places on disk. This file stands directly in `src`, as every built file stands directly in `dist`, so the relative
 * steps are the same when run from source and from the build.
 */
export const repositoryRoot = fileURLToPath(new URL('../../../', import.meta.url));
/** Generated SQL migrations. */
export const migrationsFolder = fileURLToPath(new URL('../drizzle', import.meta.url));
