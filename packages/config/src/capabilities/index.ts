export { applicationTerms } from './application-terms';
export { capabilities, enquirySubjects, siteCapabilities, takesEnquiries } from './capabilities';
