export { GivenToasts, type ToastAction, type ToastMessage, ToastProvider, type Toasts, useToasts } from './toast';
