'use client';

import { deliveryReducer } from '@forecourt/domain/delivery';
import { typedField } from '@forecourt/domain/form-field';
import { formatDollars } from '@forecourt/domain/vehicle-price';
import { Button } from '@forecourt/ui/button';
import { PostcodeField } from '@forecourt/ui/field';
import { SettledWords } from '@forecourt/ui/settled-words';
import type { PhoneLink } from '@forecourt/ui/site-header';
import { TextLink } from '@forecourt/ui/text-link';
import { type FormEvent, useReducer } from 'react';
import { askDelivery } from './ask-delivery';
import * as styles from './vehicle-calculators.css';

/** What the delivery calculator of one vehicle asks about. */
export interface DeliveryCalculatorView {
  readonly slug: string;
  /** Where it comes from: `Harbour City Parramatta`. */
  readonly from: string;
  /** Whom to call when it cannot be asked; null where no number is known. */
  readonly call: PhoneLink | null;
}

/** Message for a failed request, which says nothing about the place. */
const failed = { words: "We couldn't get an estimate just now. Please try again", orCall: ', or call us on ' } as const;

/**
 * The cost of delivery to a postcode (DELV-01). Without scripts it is a plain form, which the API answers with a page.
 * Text that is no postcode is answered at once; a failed request shows a message with the number to call.
 */
export const DeliveryCalculator = ({ slug, from, call }: DeliveryCalculatorView) => {
  const [state, dispatch] = useReducer(deliveryReducer, { kind: 'idle' });
  const ask = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = new FormData(event.currentTarget).get('postcode');
    const postcode = typeof typed === 'string' ? typedField('postcode', typed) : '';
    const next = deliveryReducer(state, { type: 'asked', postcode });
    dispatch({ type: 'asked', postcode });
    if (next.kind !== 'loading') return;
    dispatch(await askDelivery(slug, postcode));
  };
  const words =
    state.kind === 'message'
      ? state.message
      : state.kind === 'result'
        ? `${state.result.price === 0 ? 'Free' : formatDollars(state.result.price)} to ${state.result.name}`
        : state.kind === 'failed'
          ? `${failed.words}${call === null ? '' : `${failed.orCall}${call.label}`}.`
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
            if (state.kind === 'message' || state.kind === 'failed') dispatch({ type: 'cleared' });
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
        ) : state.kind === 'failed' ? (
          <p>
            {failed.words}
            {call !== null && (
              <>
                {failed.orCall}
                <TextLink href={call.href}>{call.label}</TextLink>
              </>
            )}
            .
          </p>
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
