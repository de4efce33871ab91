import type { OwnPage } from '@forecourt/storefront/server';
import { Breadcrumbs } from '@forecourt/ui/breadcrumbs';
import { ContentPage } from '@forecourt/ui/page-content';

/** A page that this template has of its own, at /how-to-buy of the sites that name it in `templateParts`. */
export const HowToBuy: OwnPage = {
  title: () => 'How to buy',
  description: (site) => `How a vehicle of ${site.name} is bought, step by step.`,
  Body: ({ site }) => (
    <ContentPage
      breadcrumbs={<Breadcrumbs crumbs={[{ label: 'Home', href: '/' }, { label: 'How to buy' }]} />}
      title="How to buy"
      lead={`What happens from the first question to the keys at ${site.name}.`}
    >
      <h2>Ask</h2>
      <p>Send an enquiry about a vehicle, or call. Somebody answers what you ask, and nothing is agreed by it.</p>
      <h2>See it</h2>
      <p>Come and look at the vehicle, and drive it.</p>
      <h2>Decide</h2>
      <p>Read the contract before you sign it. Your rights under the Australian Consumer Law stand beside it.</p>
    </ContentPage>
  ),
};
