export { PhoneCard, type PhoneCardProps } from './phone-card';
