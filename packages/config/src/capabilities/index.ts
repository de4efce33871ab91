export { capabilities, enquirySubjects, siteCapabilities } from './capabilities';
