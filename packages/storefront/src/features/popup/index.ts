export { Popup } from './popup';
export { popupView } from './popup-view';
