import { writeRouteStyles } from '@forecourt/storefront/route-styles';
import { theme } from './theme.mjs';

await writeRouteStyles(import.meta.dirname, theme);
