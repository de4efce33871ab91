import { writeRouteStyles } from '@forecourt/storefront/route-styles';
import { metro } from '@forecourt/ui/themes';

await writeRouteStyles(import.meta.dirname, metro);
