// Written from the route table of @forecourt/storefront by `npm run routes`. Do not edit.
import '@forecourt/ui/styles.css';
import '@forecourt/storefront/styles.css';
import '../../fonts.css';
import '../../theme.css';
import { siteLayout } from '@forecourt/storefront/server';
import { template } from '../../template';

const layout = siteLayout(template);

export const generateMetadata = layout.metadata;
export const viewport = layout.viewport;
export default layout.Layout;
