export { capabilities, enquirySubjects, siteCapabilities, takesEnquiries } from './capabilities';
