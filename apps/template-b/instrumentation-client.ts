// Written from the route table of @forecourt/storefront by `npm run routes`. Do not edit.
import { leaveOldBrowsers } from '@forecourt/storefront/old-browsers';

leaveOldBrowsers();
