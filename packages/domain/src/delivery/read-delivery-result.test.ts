import { agreement, nearlyRight, nearMisses } from '@forecourt/testing/readings';
import fc from 'fast-check';
import { it } from 'vitest';
import { deliveryResultSchema } from './delivery-result';
import { readDeliveryResult } from './read-delivery-result';

it('[DELV-01] what delivery costs is read as its schema reads it', () => {
  const result = { name: 'Sydney metro', price: 450 };
  const agree = agreement(readDeliveryResult, deliveryResultSchema);
  nearMisses(result).forEach(agree);
  fc.assert(fc.property(nearlyRight(result), agree));
});
