import { describe, expect, it } from 'vitest';
import { type Actor, actorName, type NamedActor, operatorNamed } from './actor';

describe('actorName', () => {
  it.each<[NamedActor, string]>([
    [operatorNamed('Robin'), 'Robin'],
    [{ kind: 'shopper', id: '0190' }, 'shopper 0190'],
    [{ kind: 'webhook', name: 'stripe' }, 'webhook stripe'],
    [{ kind: 'worker' }, 'worker'],
    [{ kind: 'anonymous' }, 'anonymous'],
  ])('names %j in a history', (actor, name) => {
    expect(actorName(actor)).toBe(name);
  });

  it('names nobody whose session could not be asked: the compiler refuses such a write', () => {
    const unavailable = { kind: 'unavailable' } as const satisfies Actor;
    // @ts-expect-error who it is is not known
    const named: NamedActor = unavailable;
    expect(named.kind).toBe('unavailable');
  });
});
