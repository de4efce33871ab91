import { UiLink } from '../ui-provider/ui-link';
import type { FooterColumn as FooterColumnProps } from './site-footer';

/** Links under a title. */
export const FooterColumn = ({
  title,
  items,
  titleClassName,
  linkClassName,
}: FooterColumnProps & { readonly titleClassName: string; readonly linkClassName: string }) => (
  <div>
    <h2 className={titleClassName}>{title}</h2>
    <ul>
      {items.map((link) => (
        <li key={`${link.href} ${link.label}`}>
          <UiLink href={link.href} className={linkClassName}>
            {link.label}
          </UiLink>
        </li>
      ))}
    </ul>
  </div>
);
