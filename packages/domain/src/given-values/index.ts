export { adfValueOf, columnsOf, enquiryColumns, erasedUserData, mailLinesOf } from './given-values';
