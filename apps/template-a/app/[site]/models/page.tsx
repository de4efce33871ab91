// Written from the route table of @forecourt/storefront by `npm run routes`. Do not edit.
import { forOneClient, modelsPage } from '@forecourt/storefront/server';
import '../../../route-styles/models.css';
import { template } from '../../../template';

const page = modelsPage(template);

export const generateMetadata = forOneClient(page.metadata);
export const dynamic = 'force-dynamic';
export default forOneClient(page.Page);
