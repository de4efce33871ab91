// Written from the route table of @forecourt/storefront by `npm run routes`. Do not edit.
import { anyTradeInPage, forOneClient, gatedPage } from '@forecourt/storefront/server';
import '../../../route-styles/ownCar.css';
import { template } from '../../../template';

const page = gatedPage('anyTradeIn', anyTradeInPage(template));

export const generateMetadata = forOneClient(page.metadata);
export const dynamic = 'force-dynamic';
export default forOneClient(page.Page);
