'use client';

import { type Garage, garageSchema } from '@forecourt/api-contract';
import { useMutation, useMutationState, useQuery, useQueryClient } from '@tanstack/react-query';
import { createContext, useContext } from 'react';
import { fetchAnswer } from '../../runtime/browser-requests/fetch-answer';
import { type GarageStep, garageKey, garageMutation, withSteps } from './garage-mutation';
import type { GarageNotice } from './garage-screen-props';
import { garageWords as words } from './garage-words';
import { ChangeRefused, sendChange } from './send-change';

/** The number of the shopper that the page was drawn for: each change names it, so that it changes no other account. */
export const OwnNumberContext = createContext('');

/** Says something at the head of the page. */
export const NoticeContext = createContext<(notice: GarageNotice | null) => void>(() => undefined);

const isStep = (value: unknown): value is GarageStep =>
  typeof value === 'object' && value !== null && 'form' in value && 'apply' in value;

/**
 * The account as the browser knows it: what the page was drawn with, and what it will be after the changes under way.
 * @param drawnAt when the server read it, an ISO instant
 */
export const useGarage = (initial: Garage, drawnAt: string): Garage => {
  const { phone } = initial.account;
  const { data } = useQuery({
    queryKey: garageKey,
    queryFn: async ({ signal }) => {
      const read = garageSchema.parse(await (await fetchAnswer('/api/account/garage', { signal })).json());
      if (read.account.phone === phone) return read;
      // Somebody else has signed in on this device: their account is not drawn into the page of another.
      window.location.reload();
      return initial;
    },
    initialData: initial,
    // A view that is come back to is drawn with what the server said when it was left.
    initialDataUpdatedAt: Date.parse(drawnAt),
    staleTime: 10_000,
  });
  const underWay = useMutationState<unknown>({
    filters: { mutationKey: garageKey, status: 'pending' },
    select: ({ state }) => state.variables,
  });
  return withSteps(data, underWay.filter(isStep));
};

/** How a change is sent and shown. */
export interface GarageChange<Form extends object> {
  readonly path: string;
  /** The account as it will be, shown at once and taken back when the change is refused; twice is as once. */
  readonly apply: (garage: Garage, form: Form) => Garage;
  /** What is said once it is done, by the answer. */
  readonly done: (answer: unknown) => string;
  /** Told of a refusal before the head of the page is; true where it shows it itself. */
  readonly onRefused?: (refused: ChangeRefused) => boolean;
  readonly onDone?: () => void;
}

/** A change of the account: shown at once, taken back with the reason when it is refused, and read anew either way. */
export const useGarageChange = <Form extends object>({ path, apply, done, onRefused, onDone }: GarageChange<Form>) => {
  const client = useQueryClient();
  const say = useContext(NoticeContext);
  const phone_number = useContext(OwnNumberContext);
  const { mutate, isPending } = useMutation(
    garageMutation<Form>(client, {
      send: (form) => sendChange(path, { ...form, phone_number }),
      onRefused: (error) => {
        const refused =
          error instanceof ChangeRefused ? error : new ChangeRefused(words.unreachable, false, [], { cause: error });
        if (onRefused?.(refused) === true) return;
        say({ tone: 'danger', text: refused.message, ...(refused.isSignedOut ? { signIn: true } : {}) });
      },
      onDone: (answer) => {
        say({ tone: 'success', text: done(answer) });
        onDone?.();
      },
    }),
  );
  return { isPending, mutate: (form: Form) => mutate({ form, apply: (garage) => apply(garage, form) }) };
};
