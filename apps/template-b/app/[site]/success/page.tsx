// Written from the route table of @forecourt/storefront by `npm run routes`. Do not edit.
import { forOneClient, successPage } from '@forecourt/storefront/server';
import '../../../route-styles/success.css';
import { template } from '../../../template';

const page = successPage(template);

export const generateMetadata = forOneClient(page.metadata);
export const dynamic = 'force-dynamic';
export default forOneClient(page.Page);
