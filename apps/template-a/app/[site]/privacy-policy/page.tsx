// Written from the route table of @forecourt/storefront by `npm run routes`. Do not edit.
import { privacyPage } from '@forecourt/storefront/server';
import '../../../route-styles/privacy.css';
import { template } from '../../../template';

const page = privacyPage(template);

export const generateMetadata = page.metadata;
export const revalidate = false;
/** None at build: each page is rendered at its first request and cached. */
export const generateStaticParams = () => [];
export default page.Page;
