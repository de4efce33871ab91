// Written from the route table of @forecourt/storefront by `npm run routes`. Do not edit.
import { financePreApprovalPage, forOneClient, gatedPage } from '@forecourt/storefront/server';
import '../../../route-styles/finance-form.css';
import { template } from '../../../template';

const page = gatedPage('financePreApproval', financePreApprovalPage(template));

export const generateMetadata = forOneClient(page.metadata);
export const dynamic = 'force-dynamic';
export default forOneClient(page.Page);
