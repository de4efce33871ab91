import { serveTemplate } from '@forecourt/storefront/template-server';

await serveTemplate(import.meta.dirname);
