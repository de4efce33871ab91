// Written from the route table of @forecourt/storefront by `npm run routes`. Do not edit.
import '@forecourt/ui/styles.css';
import { siteLayout } from '@forecourt/storefront/server';
import '../../fonts.css';
import '../../route-styles/theme.css';
import '../../route-styles/frame.css';
import { Footer } from '../../slots/footer';
import { Header } from '../../slots/header';
import { template } from '../../template';
import { DeferredSheets } from '../deferred-sheets';

const layout = siteLayout({ ...template, DeferredSheets, slots: { Footer, Header } });

export const generateMetadata = layout.metadata;
export const viewport = layout.viewport;
export default layout.Layout;
