import { agreement, nearlyRight, nearMisses } from '@forecourt/testing/readings';
import fc from 'fast-check';
import { it } from 'vitest';
import { deliveryAnswerSchema } from './delivery';
import { readDeliveryAnswer } from './read-delivery-answer';

it('[DELV-01] an answer of delivery is read as its schema reads it', () => {
  const result = { name: 'Sydney metro', price: 450 };
  const agree = agreement(readDeliveryAnswer, deliveryAnswerSchema);
  nearMisses({ result }, nearMisses(result)).forEach(agree);
  fc.assert(fc.property(nearlyRight({ result }), agree));
});
