// Written from the route table of @forecourt/storefront by `npm run routes`. Do not edit.
import { financeApplicationPage, forOneClient, gatedPage } from '@forecourt/storefront/server';
import '../../../../route-styles/financeApplication.css';
import { template } from '../../../../template';

const page = gatedPage('financeApplication', financeApplicationPage(template));

export const generateMetadata = forOneClient(page.metadata);
export const dynamic = 'force-dynamic';
export default forOneClient(page.Page);
