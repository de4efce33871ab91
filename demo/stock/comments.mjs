// Dealer comments put together from what is true of the row, so that text search has something honest to find.
const openings = {
  new: [
    'Brand new and ready to order in your colour.',
    'New stock, here today, with the full manufacturer warranty.',
    'Just arrived from the factory.',
  ],
  demo: [
    'Our own demonstrator, driven by the sales team and kept in the showroom at night.',
    'A demonstrator with the balance of new car warranty.',
  ],
  used: [
    'One owner, with the log book stamped to date.',
    'Traded in locally and through our workshop for a full safety check.',
    'Two keys, the owner’s manual and service history come with it.',
    'Bought from its first owner.',
    'A tidy example, priced to move.',
  ],
};
/** Of whatever is still to come. */
const comingOpenings = [
  'On order, in the colour shown.',
  'On its way here, with the full manufacturer warranty.',
  'On its way from the factory.',
];
/** What has no engine was not driven, and has no log book. */
const caravanOpenings = {
  new: [
    'New, and here to walk through.',
    'New stock, with the full manufacturer warranty.',
    'Just arrived from the factory.',
  ],
  demo: [
    'Our display van, set up in the yard and never taken away.',
    'A display van with the balance of new warranty.',
  ],
  used: [
    'One owner, stored under cover between trips.',
    'Traded in locally and checked for damp, gas and electrics in our workshop.',
    'Manuals and service history of appliances and bearings come with it.',
    'Bought from its first owner.',
    'A tidy example, priced to move.',
  ],
};
/** The heaviest that a car licence takes, kg. */
const carLicence = 4500;
const carLicenceWords = 'Car licence friendly in most states; check the GVM against yours.';
const middles = {
  suv: [
    'Room for the family and the dog, and easy to park at the school gate.',
    'High seats, low loading lip and a boot that takes a pram without folding it.',
  ],
  ute: [
    'Set up for work during the week and camping on Friday.',
    'Tows well, and the tray has clearly been looked after.',
  ],
  '4x4': ['Proper low range, and the clearance to use it.', 'Ready for the coast track or a lap of the country.'],
  hatch: ['Cheap to run and simple to park.', 'A sensible first car that is pleasant to drive.'],
  sedan: ['Quiet on the highway, with a boot that takes two sets of clubs.'],
  wagon: ['All the space of an SUV, without the height.'],
  coupe: ['For the drive home the long way.'],
  peopleMover: ['Sliding doors on both sides and seats for the whole team.'],
  van: ['Barn doors, a flat floor and tie-down points all the way along.', 'Bulkhead fitted and a tidy cargo area.'],
  bus: ['Seats twelve with room for the bags.'],
  cabChassis: ['Alloy tray with under-body boxes.', 'A plain, strong work ute.'],
  lightTruck: [carLicenceWords, 'Straight body, good tyres and a recent service.'],
  motorhome: ['Pull up, put the kettle on.'],
  caravan: ['Dry, well kept and set up for free camping.', 'Ready for the long way round.'],
  motorcycle: ['Fresh tyres and chain.', 'Standard apart from what you see, and never down.'],
};
/** The same where nobody has had the vehicle yet: as many of each, so that the rest of the stock stays as it is. */
const newMiddles = {
  ...middles,
  ute: ['Set up for work during the week and camping on Friday.', 'Made to work, and comfortable on the way there.'],
  lightTruck: [carLicenceWords, 'Ready for the body that your work needs.'],
  caravan: ['Set up for free camping.', 'Ready for the long way round.'],
  motorcycle: ['As the factory builds it.', 'Standard, with accessories to choose from.'],
};
const closings = [
  'Trade-ins are welcome.',
  'Call us before you travel, to be sure that it is still here.',
  'Ask us for a walk-around video.',
  'Interstate delivery can be arranged.',
];
const comingClosings = [
  'Trade-ins are welcome.',
  'Ask us when it is due.',
  'Ask us to call you when it lands.',
  'Interstate delivery can be arranged.',
];

/**
 * @param {ReturnType<import('./random.mjs').createRandom>} random
 * @param {{car_type: 'new' | 'demo' | 'used', status: string, body: string, item_type: string, make: string, model: string, badge: string, km: number, tow?: number, features: string[], 'variant.grossvehiclemass'?: number | ''}} row
 */
export function comments(random, row) {
  if (random.chance(0.06)) return '';
  const kind =
    row.item_type === 'motorcycle' || row.item_type === 'caravan'
      ? row.body === 'motorhome'
        ? 'motorhome'
        : row.item_type
      : row.body;
  const among = row.car_type === 'new' ? newMiddles : middles;
  const isComing = row.status === 'coming_soon';
  const opening = random.pick(
    isComing ? comingOpenings : (kind === 'caravan' ? caravanOpenings : openings)[row.car_type],
  );
  const middle = random.pick(among[/** @type {keyof typeof middles} */ (kind)] ?? among.suv);
  const isHeavy = Number(row['variant.grossvehiclemass'] ?? 0) > carLicence;
  const parts = [opening, isHeavy && middle === carLicenceWords ? 'Check its mass against your licence.' : middle];
  if (row.features.length > 4)
    parts.push(
      `This ${row.model} ${row.badge} comes with ${row.features.slice(-3).join(', ').toLowerCase()} and more.`,
    );
  if (row.tow && row.tow >= 2000) parts.push(`Rated to tow ${row.tow.toLocaleString('en-AU')} kg braked.`);
  if (row.car_type === 'used') parts.push('Roadworthy certificate supplied on sale.');
  parts.push(...random.sample(isComing ? comingClosings : closings, random.integer(1, 3)));
  return parts.join(' ');
}
