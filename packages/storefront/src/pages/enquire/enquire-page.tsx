import { vehicleFormPage } from './vehicle-form-page';

/** The enquiry about one vehicle. */
export const enquirePage = vehicleFormPage({
  category: 'vehicle',
  crumb: 'Enquire',
  title: ({ make, model }) => `Enquire about this ${make} ${model}`,
  lead: (dealer) => `${dealer} will answer you.`,
  pageTitle: (name) => `Enquire about ${name}`,
  address: (to) => to.enquire,
});
