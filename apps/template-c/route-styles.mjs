import { writeRouteStyles } from '@forecourt/storefront/route-styles';
import { yard } from '@forecourt/ui/themes';

await writeRouteStyles(import.meta.dirname, yard);
