import { writeCompileHints } from '@forecourt/storefront/compile-hints';

writeCompileHints(import.meta.dirname);
