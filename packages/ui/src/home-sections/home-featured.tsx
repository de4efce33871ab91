import type { ReactNode } from 'react';
import { Section } from '../layout/section';
import { TextLink } from '../text-link/text-link';

export type HomeFeaturedProps = {
  /** "Fresh this week". */
  readonly title: string;
  readonly lead?: string;
  /** "See all 1,284". */
  readonly link?: { readonly label: string; readonly href: string };
  /**
   * A `ResultsGrid`, `ResultsWide` or a carousel of cards; left out where there are none, when `lead` gives the reason.
   */
  readonly children?: ReactNode;
  /** Nothing follows it on its page: it keeps away from the footer. */
  readonly isLast?: boolean;
};

/** A few vehicles worth looking at, with the way to all of them. Source: SRCH-28. */
export const HomeFeatured = ({ title, lead, link, children, isLast = false }: HomeFeaturedProps) => (
  <Section
    title={title}
    lead={lead}
    space={isLast ? 'full' : 'above'}
    action={link === undefined ? undefined : <TextLink href={link.href}>{link.label}</TextLink>}
  >
    {children}
  </Section>
);
