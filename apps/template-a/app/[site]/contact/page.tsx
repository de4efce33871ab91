// Written from the route table of @forecourt/storefront by `npm run routes`. Do not edit.
import { contactPage } from '@forecourt/storefront/server';
import '../../../route-styles/contact.css';
import { SimilarCard } from '../../../slots/similar-card';
import { template } from '../../../template';

const page = contactPage({ ...template, slots: { SimilarCard } });

export const generateMetadata = page.metadata;
export const revalidate = false;
/** None at build: each page is rendered at its first request and cached. */
export const generateStaticParams = () => [];
export default page.Page;
