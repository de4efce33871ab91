// Written from the route table of @forecourt/storefront by `npm run routes`. Do not edit.
import { dealerLocatorPage, forOneClient } from '@forecourt/storefront/server';
import '../../../route-styles/dealerLocator.css';
import { template } from '../../../template';

const page = dealerLocatorPage(template);

export const generateMetadata = forOneClient(page.metadata);
export const dynamic = 'force-dynamic';
export default forOneClient(page.Page);
