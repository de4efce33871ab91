import * as z from 'zod';
import { shownAddressSchema, siteAddressSchema } from '../shown-address/shown-address';

// What the dealer's menus and footer say and where they lead (NAVI-01). Links stay on the site.

const words = (most: number) => z.string().trim().min(1).max(most);

/** A picture of a menu; `width` and `height` are its own pixels, which hold its place while it loads. */
export const menuPictureSchema = z.strictObject({
  url: shownAddressSchema,
  alt: z.string().max(120).default(''),
  width: z.number().int().positive(),
  height: z.number().int().positive(),
});

/** A link of a menu. */
const navigationLinkSchema = z.strictObject({
  label: words(60),
  href: siteAddressSchema,
  /** A quiet word beside it; without one a link to a search says how many vehicles it finds (`menu.counts`). */
  note: words(40).optional(),
  /** A word that catches the eye, such as New. */
  badge: words(16).optional(),
  /** Among tiles a brand's own logo, among pictures what the link shows. */
  image: menuPictureSchema.optional(),
});

/** How the links of a group look: a list, tiles by type or logo, pictures. */
const groupKind = z.enum(['links', 'tiles', 'pictures']);

/** A part of a menu under its own title, a column wide unless it takes more. */
const navigationGroupSchema = z.strictObject({
  title: words(60),
  kind: groupKind.default('links'),
  columns: z.number().int().min(1).max(3).default(1),
  items: z.array(navigationLinkSchema).min(1).max(40),
});

/** What is worth showing at the end of a menu: an offer, a service. */
const navigationFeatureSchema = z.strictObject({
  title: words(60),
  heading: words(80),
  text: words(160).optional(),
  href: siteAddressSchema,
  image: menuPictureSchema.optional(),
});

/** An entry of the main menu: a link, or with `items` or `groups` what opens a menu of its own. */
export const navigationItemSchema = z.strictObject({
  label: words(60),
  href: siteAddressSchema,
  badge: words(16).optional(),
  /** Its menu as one list, before the groups. */
  items: z.array(navigationLinkSchema).max(40).default([]),
  itemsAs: groupKind.default('links'),
  groups: z.array(navigationGroupSchema).max(5).default([]),
  feature: navigationFeatureSchema.optional(),
});

/**
 * The main menu of a site that writes none. Entries whose page the site does not have are left out where it is shown, so
 * it names every part of a dealer's business.
 */
export const standardNavigation: readonly { readonly label: string; readonly href: string }[] = [
  { label: 'All stock', href: '/search' },
  { label: 'Models', href: '/models' },
  { label: 'Special offers', href: '/special-offers' },
  { label: 'Finance', href: '/finance' },
  { label: 'Sell your car', href: '/sell-your-car' },
  { label: 'Service', href: '/service' },
  { label: 'About us', href: '/about-us' },
  { label: 'Contact', href: '/contact' },
];

/** How the main menu behaves (NAVI-01). */
export const menuSchema = z.strictObject({
  /** null as the template does: hover in A, click in B and C. */
  opensOn: z.enum(['hover', 'click']).nullable().default(null),
  /** Whether links to searches say how many vehicles they find; asked for when somebody turns to the menu. */
  counts: z.boolean().default(true),
});

const footerLinkSchema = z.strictObject({ label: words(60), href: siteAddressSchema });

/** The links at the foot of every page; without columns they follow from the main menu. */
export const footerSchema = z.strictObject({
  columns: z
    .array(z.strictObject({ title: words(60), items: z.array(footerLinkSchema).min(1).max(12) }))
    .max(5)
    .default([]),
  /** Beside the privacy policy, at the very end. */
  smallLinks: z.array(footerLinkSchema).max(6).default([]),
});
