import { classNames } from '../class-names/class-names';
import { UiImage } from '../ui-provider/ui-image';
import { UiLink } from '../ui-provider/ui-link';
import * as styles from './menu-parts.css';
import type { SiteHeaderProps } from './site-header';

/** The dealer's mark as the way home: its picture, or its name with the first word strong. */
export const SiteLogo = ({
  siteName,
  logo,
  homeHref = '/',
  look = 'strong',
}: Pick<SiteHeaderProps, 'siteName' | 'logo' | 'homeHref'> & {
  /** How the name is set where there is no picture. */
  readonly look?: keyof typeof styles.wordmarks;
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
    <UiLink href={homeHref} className={classNames(styles.wordmark, styles.wordmarks[look])}>
      <span>{first}</span>
      {rest.length > 0 && <span className={styles.wordmarkRests[look]}> {rest.join(' ')}</span>}
    </UiLink>
  );
};
