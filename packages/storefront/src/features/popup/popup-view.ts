import type { PublicSite } from '@forecourt/config/public-site';
import { dismissalKey } from '@forecourt/domain/dismissal';
import type { EnquiryContext } from '../enquiry';
import type { PopupProps } from './popup';

/** Which enquiry form a popup has. */
type PopupForm = NonNullable<NonNullable<PublicSite['popup']>['form']>;

/** A popup's picture fills its width; its own shape shows once it is there. */
const pictureSize = { width: 1200, height: 800 } as const;

/** A site's popup as its pages carry it, its form made by `enquiryOf`; null where it has none, or where it is over. */
export const popupView = (
  site: Pick<PublicSite, 'website_id' | 'popup'>,
  now: Date,
  enquiryOf: (form: PopupForm) => EnquiryContext,
): PopupProps | null => {
  const { popup, website_id } = site;
  if (popup === null || (popup.expiry !== null && Date.parse(popup.expiry) < now.getTime())) return null;
  const { id, title, text, image, href, linkLabel, form, from, expiry, pages, marketing } = popup;
  return {
    rules: { id, from, expiry, pages, marketing },
    storageKey: dismissalKey(website_id, 'popup'),
    agreedKey: dismissalKey(website_id, 'marketing'),
    // The page under it may have a form of the same kind: each keeps what is typed into it.
    ...(form === null ? {} : { form: { ...enquiryOf(form), draft: `popup-${id}` } }),
    panel: {
      title,
      text,
      ...(image === null ? {} : { image: { src: image, alt: '', ...pictureSize } }),
      ...(href === null ? {} : { action: { label: linkLabel, href } }),
    },
  };
};
