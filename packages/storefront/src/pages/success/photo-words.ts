import { type PhotoFault, photoLimits } from '@forecourt/api-contract';

/** How much may be sent at once; the sum is said where so many photos can exceed it. */
const sizeWords = (left: number): string =>
  left === 1
    ? `of ${photoLimits.fileMb} MB at most`
    : `of ${photoLimits.fileMb} MB each${left * photoLimits.fileMb > photoLimits.togetherMb ? `, ${photoLimits.togetherMb} MB together` : ''}`;

/** What shoppers read where photos can be added to an enquiry. */
export const photoWords = {
  title: 'Add photos',
  lead: (left: number) =>
    `They help us to answer. ${left === 1 ? 'One more photo' : `Up to ${left} photos`} ${sizeWords(left)}; your enquiry is with us either way.`,
  full: 'We have as many as we can take. Thank you.',
  label: 'Photos',
  send: 'Send photos',
  privacy: 'Only the dealer sees them. Where they were taken is removed, and they go when your enquiry is erased.',
  added: (count: number) => (count === 1 ? 'One photo is with us.' : `${count} photos are with us.`),
  faults: {
    type: 'A file was no picture that we can read. Send JPEG, PNG or WebP; on an iPhone choose “Most compatible” in Settings, Camera, Formats.',
    size: `A photo is larger than ${photoLimits.fileMb} MB. Make it smaller and send it again.`,
    total: `The photos are larger than ${photoLimits.togetherMb} MB together. Nothing was kept: send fewer at a time.`,
    many: 'We kept as many as we can take and left the others out.',
    none: 'No photo was chosen. Choose some and send them again.',
    ended: 'Photos can be added for a day after an enquiry. Please send a new one, or call us.',
    busy: 'Other photos are still being sent. Wait for them, then choose these again.',
    broken: 'The photos did not arrive whole, and nothing was kept. Choose them again and send them once more.',
    slow: 'The photos came too slowly, and nothing was kept. Send fewer at a time, or over a faster line.',
    tries: 'Too many files were sent with this enquiry. Please call us, or bring the photos along.',
    page: 'We take photos from this page alone. Choose them again and send them from here.',
  } satisfies Readonly<Record<PhotoFault, string>>,
} as const;
