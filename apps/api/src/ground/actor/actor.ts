import type { Visitor } from '@forecourt/config/page-access';

/**
 * Who does something. A visitor of a site (`anonymous`, `shopper`, `unavailable`) acts by a request; `operator`: a person
 * at the command line, by name; `worker`: the platform itself, since a time has come or a schedule says so; `webhook`:
 * another system that calls us, by its name.
 */
export type Actor =
  | Visitor
  | { readonly kind: 'operator'; readonly name: string }
  | { readonly kind: 'worker' }
  | { readonly kind: 'webhook'; readonly name: string };

/** Somebody who can be named in a history: `unavailable` cannot, and writes nothing. */
export type NamedActor = Exclude<Actor, { readonly kind: 'unavailable' }>;

/** The person at the command line, by the name that they go by there. */
export const operatorNamed = (name: string): NamedActor => ({ kind: 'operator', name });

/** How a history, an audit or a log names who did something. A shopper is named by an id and nothing that they typed. */
export const actorName = (actor: NamedActor): string => {
  switch (actor.kind) {
    case 'operator':
      return actor.name;
    case 'shopper':
      return `shopper ${actor.id}`;
    case 'webhook':
      return `webhook ${actor.name}`;
    case 'anonymous':
    case 'worker':
      return actor.kind;
  }
};
