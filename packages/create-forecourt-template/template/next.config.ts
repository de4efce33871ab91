import { forecourtNextConfig } from '@forecourt/storefront/next-config';

// `npm run typecheck` checks the types.
export default forecourtNextConfig({ checksTypes: false });
