export { acceptedPayments, PaymentStrip } from './payment-strip';
