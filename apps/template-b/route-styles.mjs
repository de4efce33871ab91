import { writeRouteStyles } from '@forecourt/storefront/route-styles';
import { marque } from '@forecourt/ui/themes';

await writeRouteStyles(import.meta.dirname, marque);
