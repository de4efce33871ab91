import { forecourtNextConfig } from '@forecourt/storefront/next-config';

export default forecourtNextConfig({ checksTypes: false });
