'use client';

import type { Order } from '@forecourt/api-contract';
import { type DeliveryState, deliveryReducer } from '@forecourt/domain/delivery';
import { formatDollars } from '@forecourt/domain/vehicle-price';
import { useEffect, useReducer } from 'react';
import { askDelivery } from '../../features/calculators/ask-delivery';
import { orderWords } from '../../features/order/order-words';
import { orderInputId } from './order-input-id';

const words = orderWords.delivery;

const costWords = (region: string, dollars: number): string =>
  dollars === 0 ? words.free(region) : words.costs(formatDollars(dollars), region);

const sayState = (state: DeliveryState, known: Order['delivery']): string => {
  if (state.kind === 'result') return costWords(state.result.name, state.result.price);
  if (state.kind === 'message') return state.message;
  if (state.kind === 'failed') return words.failed;
  if (state.kind === 'loading') return words.ask;
  return known === null ? words.lead : costWords(known.region, known.cents / 100);
};

/** What delivery costs, asked as soon as a whole postcode stands in its field; the review has it without scripts, too. */
export const DeliveryCost = ({
  slug,
  known,
}: {
  /** Of the vehicle; null where the site shows it no more. */
  readonly slug: string | null;
  /** What the order knows already. */
  readonly known: Order['delivery'];
}) => {
  const [state, dispatch] = useReducer(deliveryReducer, { kind: 'idle' });
  useEffect(() => {
    const field = document.getElementById(orderInputId('postcode'));
    if (slug === null || !(field instanceof HTMLInputElement)) return undefined;
    const ask = async (): Promise<void> => {
      const postcode = field.value.trim();
      if (!/^\d{4}$/.test(postcode)) return dispatch({ type: 'cleared' });
      dispatch({ type: 'asked', postcode });
      dispatch(await askDelivery(slug, postcode));
    };
    const listen = (): void => void ask();
    field.addEventListener('input', listen);
    return () => field.removeEventListener('input', listen);
  }, [slug]);
  return <p role="status">{sayState(state, known)}</p>;
};
