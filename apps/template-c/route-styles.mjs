import { writeRouteStyles } from '@forecourt/storefront/route-styles';

await writeRouteStyles(import.meta.dirname);
