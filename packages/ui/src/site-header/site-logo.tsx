import { classNames } from '../class-names/class-names';
import { UiImage } from '../ui-provider/ui-image';
import { UiLink } from '../ui-provider/ui-link';
import * as styles from './menu-parts.css';
import type { SiteHeaderProps } from './site-header';

/** How a dealer's name is set where it has no mark of its own: class names of the name and of its words after the first. */
export interface WordmarkLook {
  readonly name: string;
  readonly rest: string;
}

/** The dealer's mark as the way home: its picture, or its name with the first word strong. */
export const SiteLogo = ({
  siteName,
  logo,
  homeHref = '/',
  look,
}: Pick<SiteHeaderProps, 'siteName' | 'logo' | 'homeHref'> & {
  readonly look: WordmarkLook;
}) => {
  if (logo !== undefined) {
    return (
      <UiLink href={homeHref} className={styles.logoPicture} aria-label={`${siteName}, home`}>
        <UiImage {...logo} alt="" priority className={styles.logoImage} />
      </UiLink>
    );
  }
  const [first = siteName, ...rest] = siteName.trim().split(/\s+/);
  return (
    <UiLink href={homeHref} className={classNames(styles.wordmark, look.name)}>
      <span>{first}</span>
      {rest.length > 0 && <span className={look.rest}> {rest.join(' ')}</span>}
    </UiLink>
  );
};
