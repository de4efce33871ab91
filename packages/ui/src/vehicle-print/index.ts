export { PrintButton, type PrintButtonProps } from './print-button';
export { PrintPageButton } from './print-page-button';
export { PrintSheet, type PrintSheetProps } from './print-sheet';
