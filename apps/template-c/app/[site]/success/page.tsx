// Written from the route table of @forecourt/storefront by `npm run routes`. Do not edit.
import { forOneClient, successPage } from '@forecourt/storefront/server';
import '../../../route-styles/success.css';
import { Featured } from '../../../slots/featured';
import { template } from '../../../template';

const page = successPage({ ...template, slots: { Featured } });

export const generateMetadata = forOneClient(page.metadata);
export const dynamic = 'force-dynamic';
export default forOneClient(page.Page);
