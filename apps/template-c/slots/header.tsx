'use client';

import { SuggestInput } from '@forecourt/storefront/client';
import { type SiteHeaderProps, SiteHeaderUtility } from '@forecourt/ui/site-header';

/** The working bar, whose search field suggests while one types. */
export const Header = (header: SiteHeaderProps) => <SiteHeaderUtility {...header} SearchInput={SuggestInput} />;
