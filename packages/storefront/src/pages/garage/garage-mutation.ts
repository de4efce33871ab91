import type { Garage } from '@forecourt/api-contract';
import type { MutationOptions, QueryClient } from '@tanstack/react-query';

/** The name of the account in the client of the page. */
export const garageKey = ['garage'] as const;

/** What is sent, and what the account is once it is done; the same step twice must do no more than once. */
export interface GarageStep<Form extends object = object> {
  readonly form: Form;
  readonly apply: (garage: Garage) => Garage;
}

/** The account as it will be once the steps under way are done, in their order. What is refused is no step any more. */
export const withSteps = (known: Garage, steps: readonly GarageStep[]): Garage =>
  steps.reduce((garage, { apply }) => apply(garage), known);

/** How a step is sent, and who is told of its end. */
export interface GarageMutation<Form extends object> {
  readonly send: (form: Form) => Promise<unknown>;
  readonly onDone: (answer: unknown) => void;
  readonly onRefused: (error: Error) => void;
}

/**
 * A change of the account for react-query. What is known changes only by what is done: a refused step takes back nothing but
 * itself, however many are under way. They are sent one after another, and the last of them has the account read anew.
 */
export const garageMutation = <Form extends object>(
  client: QueryClient,
  { send, onDone, onRefused }: GarageMutation<Form>,
): MutationOptions<unknown, Error, GarageStep<Form>> => ({
  mutationKey: garageKey,
  scope: { id: 'garage' },
  mutationFn: ({ form }) => send(form),
  // What is read meanwhile may not know of it yet.
  onMutate: () => client.cancelQueries({ queryKey: garageKey }),
  onSuccess: async (answer, { apply }) => {
    await client.cancelQueries({ queryKey: garageKey });
    client.setQueryData<Garage>(garageKey, (known) => known && apply(known));
    onDone(answer);
  },
  onError: onRefused,
  onSettled: async () => {
    // This one counts as under way until it has settled.
    if (client.isMutating({ mutationKey: garageKey }) === 1) await client.invalidateQueries({ queryKey: garageKey });
  },
});
