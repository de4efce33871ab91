'use client';

import { type OrderKind, type OrderStepName, orderSteps } from '@forecourt/domain/order';
import { orderStepSchema } from '@forecourt/domain/order-forms';
import { zodResolver } from '@hookform/resolvers/zod';
import { type FormEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { type Resolver, useForm } from 'react-hook-form';
import { askedOf, typedIn } from './typed-step';

/** The values of a step: texts, as a form sends them. */
type Typed = Record<string, string>;

/** A step of an order in the browser. */
export interface StepForm {
  /** What is wrong, by field, in the order of the fields. */
  readonly problems: readonly { readonly name: string; readonly message: string }[];
  /** Checks what stands in the form: `send` where it is right, else the problems are shown. */
  readonly check: (form: HTMLFormElement, send: () => Promise<void> | void) => Promise<void>;
  /** Checks one field again, once the form was refused. */
  readonly recheck: (event: FormEvent<HTMLFormElement>) => void;
}

/**
 * A step whose values stand in its fields alone, checked by the schema that the API checks it by: when it is sent, and from
 * then on each field as it changes. What was typed before scripts came is there by itself.
 * @param drawnWith faults that the server found
 */
export const useStepForm = (
  { step, kind }: { readonly step: OrderStepName; readonly kind: OrderKind },
  drawnWith: readonly { readonly field: string; readonly message: string }[],
  summary: RefObject<HTMLDivElement | null>,
): StepForm => {
  const { formState, handleSubmit, reset, setError, setValue, trigger } = useForm<Typed>({
    // Its output is what it was given, cleaned; the form sends what was typed.
    resolver: zodResolver(orderStepSchema(step, kind)) as unknown as Resolver<Typed>,
  });
  const [isChecked, setChecked] = useState(false);
  const [, setRefusals] = useState(0);
  const wantsFocus = useRef(false);
  const { errors } = formState;

  // The summary may come a render after the refusal that it tells of.
  useEffect(() => {
    if (!wantsFocus.current || summary.current === null) return;
    wantsFocus.current = false;
    summary.current.focus();
  });

  const order: readonly string[] = orderSteps[step].fields;
  const found = Object.entries(errors)
    .flatMap(([name, error]) => (typeof error?.message === 'string' ? [{ name, message: error.message }] : []))
    .toSorted((one, other) => order.indexOf(one.name) - order.indexOf(other.name));
  return {
    problems: isChecked ? found : drawnWith.map(({ field, message }) => ({ name: field, message })),
    check: async (form, send) => {
      reset(askedOf(typedIn(form), kind));
      setChecked(true);
      await handleSubmit(
        async () => send(),
        () => {
          wantsFocus.current = true;
          setRefusals((count) => count + 1);
        },
      )();
    },
    recheck: ({ target, currentTarget }) => {
      if (!(target instanceof Element) || (!isChecked && drawnWith.length === 0)) return;
      const name = target.getAttribute('name') ?? '';
      const asked = askedOf(typedIn(currentTarget), kind);
      if (!isChecked) {
        for (const { field, message } of drawnWith) setError(field, { type: 'server', message });
        setChecked(true);
      }
      for (const [field, value] of Object.entries(asked)) setValue(field, value);
      void trigger(name);
    },
  };
};
