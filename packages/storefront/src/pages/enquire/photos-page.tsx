import { vehicleFormPage } from './vehicle-form-page';

/** The request for more pictures of a vehicle (FORM-06). */
export const photosPage = vehicleFormPage({
  category: 'photo',
  crumb: 'Request Photos',
  title: ({ make, model }) => `Request photos of this ${make} ${model}`,
  lead: (dealer) => `Say what you want to see, and ${dealer} sends you pictures of it.`,
  pageTitle: (name) => `Request photos of ${name}`,
  address: (to) => to.photos,
});
