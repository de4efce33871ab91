// Written from the route table of @forecourt/storefront by `npm run routes`. Do not edit.
import { gatedDocument, photoRequestDocument } from '@forecourt/storefront/server';
import { template } from '../../../../../template';

export const revalidate = false;
export const generateStaticParams = () => [];
export const GET = gatedDocument('photoRequest', photoRequestDocument(template));
