export { enquiryDefaults } from './enquiry-defaults';
