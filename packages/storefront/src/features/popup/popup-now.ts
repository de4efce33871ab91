import { isPopupShown, type PopupRules } from '@forecourt/domain/dismissal';
import { isKeyPath } from '../../runtime/visit/visit';

/**
 * What becomes of a popup on a page: it is shown, it stays as it is, or it is hidden, since it was closed, was sent, is
 * over or does not belong there, as on every page whose address is a key. One that is up is never shown anew: a form in it would lose what is typed.
 */
export const popupNow = (
  rules: PopupRules,
  isUp: boolean,
  context: Omit<Parameters<typeof isPopupShown>[1], 'isMounted'>,
): 'show' | 'stay' | 'hide' =>
  isKeyPath(context.path ?? '') || !isPopupShown(rules, { ...context, isMounted: true })
    ? 'hide'
    : isUp
      ? 'stay'
      : 'show';
