import { writeRouteFiles } from '@forecourt/storefront/routes';

writeRouteFiles(import.meta.dirname);
