// Written from the route table of @forecourt/storefront by `npm run routes`. Do not edit.
import { forOneClient, llmsDocument } from '@forecourt/storefront/server';
import { template } from '../../../template';

export const dynamic = 'force-dynamic';
export const GET = forOneClient(llmsDocument(template));
