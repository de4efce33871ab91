import type { OwnSectionProps } from '@forecourt/storefront/server';
import { Section } from '@forecourt/ui/layout';

/** A section of the home page that this template has of its own: sites show it that name it in `templateParts`. */
export const FirstSteps = ({ site, stock }: OwnSectionProps) => (
  <Section title="Three steps to your next vehicle" space="above">
    <ol>
      <li>
        <a href="/search">Look through {stock.count.toLocaleString('en-AU')} vehicles</a>
      </li>
      <li>
        <a href="/contact">Ask {site.name} about one</a>
      </li>
      {site.templateParts.pages.includes('how-to-buy') && (
        <li>
          <a href="/how-to-buy">Read how buying works</a>
        </li>
      )}
    </ol>
  </Section>
);
