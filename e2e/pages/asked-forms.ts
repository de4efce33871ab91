const ownCar = { 'Make of your vehicle': 'Kia', 'Model of your vehicle': 'Rio' };

/** The forms of pages that a dealer writes: their kind, where they stand, and what each asks besides the person, by its labels. */
export const writtenForms = [
  ['service', '/service', { ...ownCar, 'Preferred date': '2030-05-02' }],
  ['parts', '/parts/search', { ...ownCar, 'The part you need': 'Left mirror' }],
  ['warranty', '/warranty', { ...ownCar, Message: 'A lamp is on.' }],
  ['fleet', '/fleet', { 'Vehicles in your fleet': '12', Message: 'Twelve utes, please.' }],
] as const;

const valued = {
  ...ownCar,
  'Year of your vehicle': '2019',
  'Kilometres of your vehicle': '40000',
  Postcode: '2000',
};

/** The same of every kind that stands on a page of its own and is about no vehicle of the stock. */
export const askedForms = [
  ...writtenForms,
  ['trade-in', '/trade-in?to=form', valued],
  ['sell', '/sell-your-car?to=form', valued],
  ['finance', '/finance-enquiry', { Postcode: '3000', Message: 'For the spring.' }],
  ['pre-approval', '/finance-pre-approval', { Postcode: '3000' }],
] as const;
