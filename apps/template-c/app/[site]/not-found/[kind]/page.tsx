// Written from the route table of @forecourt/storefront by `npm run routes`. Do not edit.
import { notFoundPage } from '@forecourt/storefront/server';
import '../../../../route-styles/notFound.css';
import { template } from '../../../../template';

const page = notFoundPage(template);

export const generateMetadata = page.metadata;
export const revalidate = false;
/** None at build: each page is rendered at its first request and cached. */
export const generateStaticParams = () => [];
export default page.Page;
