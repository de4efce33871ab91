import { orderNextSchema, problemSchema } from '@forecourt/api-contract';
import type { OrderStepName } from '@forecourt/domain/order';
import { orderWords as words } from '../../features/order/order-words';
import { fetchAnswer } from '../../runtime/browser-requests/fetch-answer';

/** A step as its form sends it: what was typed, and where to go from there. */
export interface SentStep {
  readonly token: string;
  readonly step: OrderStepName;
  readonly wish: 'next' | 'back' | 'stay';
  readonly typed: Readonly<Record<string, string>>;
}

/** What came of sending a step: where to go on, or why it was not taken. */
export type StepOutcome =
  | { readonly kind: 'stored'; readonly to: string }
  | { readonly kind: 'refused'; readonly message: string };

const refusal = async (error: unknown): Promise<StepOutcome> => {
  const answer = error instanceof Error ? error.cause : undefined;
  if (!(answer instanceof Response)) throw error;
  const { title, detail } = problemSchema.parse(await answer.json());
  return { kind: 'refused', message: [title, detail].filter(Boolean).join(' ') };
};

/** Stores a step of an order. Never throws: where nobody answers, or not as agreed, the console has why. */
export const sendStep = async ({ token, step, wish, typed }: SentStep): Promise<StepOutcome> => {
  try {
    const answer = await fetchAnswer('/api/orders/save', {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'application/json' },
      // What a field is called never stands in the place of what the form says.
      // biome-ignore lint/suspicious/noThenProperty: the API calls the field so; nothing awaits it
      body: JSON.stringify({ ...typed, token, step, then: wish }),
    }).catch(refusal);
    if (!(answer instanceof Response)) return answer;
    return { kind: 'stored', to: orderNextSchema.parse(await answer.json()).redirect };
  } catch (error) {
    console.error('A step of an order could not be stored.', error);
    return { kind: 'refused', message: words.unsaved };
  }
};
