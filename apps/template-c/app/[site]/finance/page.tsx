// Written from the route table of @forecourt/storefront by `npm run routes`. Do not edit.
import { financePage, forOneClient, gatedPage } from '@forecourt/storefront/server';
import '../../../route-styles/finance.css';
import { Featured } from '../../../slots/featured';
import { Hero } from '../../../slots/hero';
import { template } from '../../../template';

const page = gatedPage('finance', financePage({ ...template, slots: { Featured, Hero } }));

export const generateMetadata = forOneClient(page.metadata);
export const dynamic = 'force-dynamic';
export default forOneClient(page.Page);
