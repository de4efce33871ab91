export { AccountLayout, type AccountLayoutProps, MaskedNumber, type MaskedPhone } from './account-layout';
export type { AccountSection } from './account-navigation';
