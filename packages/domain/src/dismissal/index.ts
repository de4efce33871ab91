export { dismissalKey, isDismissed } from './dismissal';
export { isPopupShown, type Popup, popupSchema } from './popup';
export type { PopupRules } from './popup-rule';
