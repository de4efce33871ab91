// Written from the route table of @forecourt/storefront by `npm run routes`. Do not edit.
import { contactUsPage } from '@forecourt/storefront/server';
import '../../../../route-styles/location.css';
import { Featured } from '../../../../slots/featured';
import { template } from '../../../../template';

const page = contactUsPage({ ...template, slots: { Featured } });

export const generateMetadata = page.metadata;
export const revalidate = false;
/** None at build: each page is rendered at its first request and cached. */
export const generateStaticParams = () => [];
export default page.Page;
