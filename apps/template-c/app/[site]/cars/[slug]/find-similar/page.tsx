// Written from the route table of @forecourt/storefront by `npm run routes`. Do not edit.
import { findSimilarPage, forOneClient, gatedPage } from '@forecourt/storefront/server';
import '../../../../../route-styles/findSimilar.css';
import { Featured } from '../../../../../slots/featured';
import { template } from '../../../../../template';

const page = gatedPage('findSimilar', findSimilarPage({ ...template, slots: { Featured } }));

export const generateMetadata = forOneClient(page.metadata);
export const dynamic = 'force-dynamic';
export default forOneClient(page.Page);
