import type { PhotoFault } from '@forecourt/api-contract';
import { comeLater, type Refusal, refusal } from '../../ground/http/shopper-write';
import type { UploadFaultCode } from '../../ground/uploads/upload-fault';
import { largestUpload } from './photo-file';

/** Why an upload as a whole is not taken. */
export const refusals = {
  ended: refusal(403, 'photos_ended', 'Photos can no longer be added to this enquiry.'),
  many: refusal(409, 'photos_full', 'This enquiry has as many photos as it can take.'),
  tries: refusal(429, 'photo_tries', 'Too many files were sent with this enquiry.'),
  busy: comeLater(30, 429, 'uploading', 'Photos are still being sent. Please wait for them.'),
  total: refusal(413, 'body_too_large', `The photos together are larger than ${largestUpload} bytes.`),
  slow: refusal(400, 'upload_slow', 'The photos came too slowly. Send fewer at a time.'),
  broken: refusal(400, 'photos_broken', 'The form with the photos did not arrive whole. Send it again.'),
};
/** What its page says of each. */
export const faultOf: Readonly<Record<string, PhotoFault>> = {
  foreign_page: 'page',
  ...Object.fromEntries(Object.entries(refusals).map(([fault, { why }]) => [why, fault as keyof typeof refusals])),
};

export const uploadRefusals: Readonly<Partial<Record<UploadFaultCode, Refusal>>> = {
  'file-too-large': refusals.total,
  'upload-stopped': refusals.slow,
  'upload-slow': refusals.slow,
  'uploads-many': refusals.busy,
  'disk-full': comeLater(60, 503, 'disk_full', 'There is no room for photos for a moment. Please try again later.'),
};
