import { describe, expect, it } from 'vitest';
import { deliveryTrouble } from './delivery-trouble';

describe('deliveryTrouble', () => {
  it('says once an hour that traces do not arrive, with how many were lost, and once that they do again', () => {
    const lines: unknown[] = [];
    let at = 0;
    const log = {
      warn: (facts: object) => void lines.push(facts),
      info: (said: unknown) => void lines.push(said),
    };
    const trouble = deliveryTrouble(log as Parameters<typeof deliveryTrouble>[0], () => at);
    const err = new Error('refused');
    trouble.arrived();
    for (let minute = 0; minute < 120; minute += 1) {
      at = minute * 60_000;
      trouble.failed(err, 10);
    }
    trouble.arrived();
    trouble.arrived();
    trouble.failed(err, 1);
    trouble.arrived();
    expect(lines).toEqual([{ err, spans: 10 }, { err, spans: 600 }, 'traces arrive again']);
  });
});
