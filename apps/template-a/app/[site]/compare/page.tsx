// Written from the route table of @forecourt/storefront by `npm run routes`. Do not edit.
import { comparePage, forOneClient, gatedPage } from '@forecourt/storefront/server';
import '../../../route-styles/compare.css';
import { SimilarCard } from '../../../slots/similar-card';
import { template } from '../../../template';

const page = gatedPage('compare', comparePage({ ...template, slots: { SimilarCard } }));

export const generateMetadata = forOneClient(page.metadata);
export const dynamic = 'force-dynamic';
export default forOneClient(page.Page);
