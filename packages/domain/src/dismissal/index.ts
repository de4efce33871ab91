export { dismissalKey, isDismissed } from './dismissal';
export { type Popup, popupSchema } from './popup';
export { isPopupShown, type PopupRules } from './popup-rule';
