'use client';

import type { UiLinkElementProps } from './ui-elements';
import { useUiElements } from './ui-provider';

export type UiLinkProps = UiLinkElementProps;

const leavesSite = (href: string): boolean => /^(?:[a-z][a-z0-9+.-]*:|\/\/|#)/i.test(href);

/** A link. Addresses within the site go through the injected link; `tel:`, `https:` and `#` are plain anchors. */
export const UiLink = ({ href, prefetch, ...anchor }: UiLinkProps) => {
  const { Link } = useUiElements();
  if (Link === undefined || leavesSite(href)) return <a href={href} {...anchor} />;
  return <Link href={href} {...(prefetch === undefined ? {} : { prefetch })} {...anchor} />;
};
