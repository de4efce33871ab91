export { dismissalKey, isDismissed } from './dismissal';
export { isPopupShown, type Popup, popupSchema } from './popup';
