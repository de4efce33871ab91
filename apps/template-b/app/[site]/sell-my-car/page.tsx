// Written from the route table of @forecourt/storefront by `npm run routes`. Do not edit.
import { forOneClient, gatedPage, sellMyCarPage } from '@forecourt/storefront/server';
import '../../../route-styles/ownCar.css';
import { template } from '../../../template';

const page = gatedPage('sellMyCar', sellMyCarPage(template));

export const generateMetadata = forOneClient(page.metadata);
export const dynamic = 'force-dynamic';
export default forOneClient(page.Page);
