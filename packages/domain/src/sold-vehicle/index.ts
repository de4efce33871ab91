export { isNewInStock, isSoldPageShown, newForDays, soldGoneDays, soldState } from './sold-vehicle';
