'use client';

import { NotFoundPanel } from '@forecourt/ui/page-layout';
import type { ReactNode } from 'react';
import { useSiteFacts } from '../../site/shell/site-facts';

interface NotFoundProps {
  /** A way to look for it, where the page is drawn on the server. */
  readonly searchForm?: ReactNode;
}

const PlainNotFound = () => (
  <>
    <h1>Page not found</h1>
    <p>There is nothing at this address. Please check that it is spelled as you were given it.</p>
  </>
);

/** An address of this site that leads nowhere, with ways onward (ROUTE-08). Without a site: a plain page (SITE-02). */
export const PageNotFound = ({ searchForm }: NotFoundProps) => {
  const site = useSiteFacts();
  if (site === null) return <PlainNotFound />;
  return (
    <NotFoundPanel
      title="We cannot find that page"
      text="It may have moved, or the address may be misspelled."
      searchForm={searchForm}
      ways={[
        { label: 'Search our stock', href: site.searchHref },
        { label: 'Contact us', href: site.contactHref },
        { label: 'Home', href: site.homeHref },
      ]}
    />
  );
};

/** A vehicle that this site does not have (ROUTE-08). */
export const VehicleNotFound = ({ searchForm }: NotFoundProps) => {
  const site = useSiteFacts();
  if (site === null) return <PlainNotFound />;
  return (
    <NotFoundPanel
      title="We cannot find that vehicle"
      text="It may have been sold, or the address may be misspelled."
      searchForm={searchForm}
      ways={[
        { label: 'Search our stock', href: site.searchHref },
        { label: 'Ask us to find one', href: site.contactHref },
        { label: 'Home', href: site.homeHref },
      ]}
    />
  );
};
