// What other features use of this one on the server.
export { generalEnquiry, vehicleEnquiry } from './form/enquiry-context-view';
