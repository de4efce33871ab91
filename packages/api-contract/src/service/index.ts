export { maskedPath } from './masked-path';
export { derivedKey, type KeyUse, keyCheck, type RotatedSecret, serviceKey } from './service-keys';
export { type PulseTimes, type ServicePulse, servicePulse } from './service-pulse';
export { visitorOf } from './visitor-of';
