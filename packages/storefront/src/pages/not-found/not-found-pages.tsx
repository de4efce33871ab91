'use client';

import { NotFoundPanel } from '@forecourt/ui/page-layout';
import { SearchField } from '@forecourt/ui/search-field';
import { useSiteFacts } from '../../site/shell/site-facts';

const PlainNotFound = () => (
  <>
    <h1>Page not found</h1>
    <p>There is nothing at this address. Please check that it is spelled as you were given it.</p>
  </>
);

/** Words to look for, which lead to results; works without scripts. */
const searchForm = (action: string) => (
  <form action={action}>
    <SearchField label="Search our stock" name="query" placeholder="Make, model or stock number" />
  </form>
);

/** An address of this site that leads nowhere, with ways onward (ROUTE-08). Without a site: a plain page (SITE-02). */
export const PageNotFound = () => {
  const site = useSiteFacts();
  if (site === null) return <PlainNotFound />;
  return (
    <NotFoundPanel
      title="We cannot find that page"
      text="It may have moved, or the address may be misspelled."
      searchForm={searchForm(site.searchHref)}
      ways={[
        { label: 'Search our stock', href: site.searchHref },
        { label: 'Contact us', href: site.contactHref },
        { label: 'Home', href: site.homeHref },
      ]}
    />
  );
};

/** A vehicle that this site does not have (ROUTE-08). */
export const VehicleNotFound = () => {
  const site = useSiteFacts();
  if (site === null) return <PlainNotFound />;
  return (
    <NotFoundPanel
      title="We cannot find that vehicle"
      text="It may have been sold, or the address may be misspelled."
      searchForm={searchForm(site.searchHref)}
      ways={[
        { label: 'Search our stock', href: site.searchHref },
        { label: 'Ask us to find one', href: site.contactHref },
        { label: 'Home', href: site.homeHref },
      ]}
    />
  );
};
