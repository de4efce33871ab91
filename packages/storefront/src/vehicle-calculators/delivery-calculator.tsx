'use client';

import { deliveryReducer, formatDollars } from '@forecourt/domain';
import { Button, PostcodeField, SettledWords } from '@forecourt/ui';
import { type FormEvent, useReducer } from 'react';
import { askDelivery } from './ask-delivery';
import * as styles from './vehicle-calculators.css';

/** What the delivery calculator of one vehicle asks about. */
export interface DeliveryCalculatorView {
  readonly slug: string;
  /** Where it comes from: `Harbour City Parramatta`. */
  readonly from: string;
}

/**
 * What delivery to a postcode costs (DELV-01). Without scripts a plain form, which the API answers with a page. What is
 * no postcode is answered at once; a call that fails is a place that is not known.
 */
export const DeliveryCalculator = ({ slug, from }: DeliveryCalculatorView) => {
  const [state, dispatch] = useReducer(deliveryReducer, { kind: 'idle' });
  const ask = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = new FormData(event.currentTarget).get('postcode');
    const postcode = typeof typed === 'string' ? typed.trim() : '';
    const next = deliveryReducer(state, { type: 'asked', postcode });
    dispatch({ type: 'asked', postcode });
    if (next.kind !== 'loading') return;
    dispatch({ type: 'answered', postcode, result: await askDelivery(slug, postcode) });
  };
  const words =
    state.kind === 'message'
      ? state.message
      : state.kind === 'result'
        ? `${state.result.price === 0 ? 'Free' : formatDollars(state.result.price)} to ${state.result.name}`
        : '';
  return (
    <div className={styles.calculator}>
      <form className={styles.ask} action="/api/delivery" method="get" noValidate onSubmit={ask}>
        <input type="hidden" name="slug" value={slug} />
        <PostcodeField
          name="postcode"
          label="Deliver to postcode"
          autoComplete="postal-code"
          {...(state.kind === 'message' ? { error: state.message } : {})}
          onChange={() => {
            if (state.kind === 'message') dispatch({ type: 'cleared' });
          }}
        />
        <div className={styles.button}>
          <Button type="submit" kind="outlined" loading={state.kind === 'loading'}>
            Estimate
          </Button>
        </div>
      </form>
      <div className={styles.answer}>
        {state.kind === 'result' ? (
          <>
            <p className={styles.figure}>{state.result.price === 0 ? 'Free' : formatDollars(state.result.price)}</p>
            <p className={styles.note}>
              to {state.result.name}, from {from}
            </p>
          </>
        ) : (
          <p className={styles.note}>
            {state.kind === 'loading' ? `Looking up ${state.postcode}` : `From ${from} to your door.`}
          </p>
        )}
      </div>
      <SettledWords words={words} />
    </div>
  );
};
