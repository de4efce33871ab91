import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** The nearest folder with a `package.json`, upwards: source and built files stand at different depths. */
const packageOf = (folder: string): string =>
  existsSync(join(folder, 'package.json')) || dirname(folder) === folder ? folder : packageOf(dirname(folder));

const packageFolder = packageOf(import.meta.dirname);

/** The root of the repository, which holds the templates and the data directory. */
export const repositoryRoot = dirname(dirname(packageFolder));
/** Generated SQL migrations. */
export const migrationsFolder = join(packageFolder, 'drizzle');
