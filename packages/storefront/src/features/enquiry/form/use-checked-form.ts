'use client';

import type { EnquiryFieldName, EnquiryUserData } from '@forecourt/domain/enquiry';
import { type RefObject, type SubmitEvent, useEffect, useRef, useState } from 'react';
import type { CheckedEnquiry, EnquiryErrors } from './check-enquiry';
import { type FormCode, loadFormCode } from './load-form-code';

/** Checks what stands in the form. */
export type FormCheck = (code: FormCode, form: HTMLFormElement) => CheckedEnquiry;

/** What follows a press of Send. */
export interface AfterCheck {
  /** The form is in order. Another press does nothing until this has ended. */
  readonly send: (userData: EnquiryUserData, code: FormCode) => Promise<void> | void;
  /** Faults were found; they stand in `errors`. */
  readonly refuse?: () => void;
  /** The code that checks and sends could not be fetched. */
  readonly fail: () => void;
}

export interface CheckedForm {
  readonly errors: EnquiryErrors;
  /** Whether a press of Send is being answered. */
  readonly isBusy: boolean;
  /** Handles the submit event of the form; the page is not left. */
  readonly submit: (event: SubmitEvent<HTMLFormElement>, then: AfterCheck) => Promise<void>;
  /** Says what the server found wrong with a field. */
  readonly setError: (name: EnquiryFieldName, message: string) => void;
}

/**
 * A form whose values stand in its fields alone, checked by code that comes with the first touch (`loadFormCode`): when it
 * is sent, and from then on each field as it changes. What was typed before scripts came is there by itself.
 */
export const useCheckedForm = (
  form: RefObject<HTMLFormElement | null>,
  check: FormCheck,
  /** Faults that the form was drawn with. */
  drawnWith: EnquiryErrors = {},
): CheckedForm => {
  const [errors, setErrors] = useState<EnquiryErrors>(drawnWith);
  const [isBusy, setBusy] = useState(false);
  const [isChecked, setChecked] = useState(Object.keys(drawnWith).length > 0);
  const current = useRef({ check, isBusy: false });
  useEffect(() => {
    current.current.check = check;
  });

  useEffect(() => {
    const element = form.current;
    if (element === null || !isChecked) return undefined;
    const leaving = new AbortController();
    const { signal } = leaving;
    const recheck = async ({ target }: Event) => {
      if (!(target instanceof Element)) return;
      const name = target.getAttribute('name') ?? '';
      const code = await loadFormCode().catch(() => null);
      // Its own failure shows when the form is sent, which tries again.
      if (code === null || signal.aborted) return;
      const checked = current.current.check(code, element);
      setErrors(({ [name as EnquiryFieldName]: _mended, ...others }) => {
        const fault = checked.isRight ? undefined : checked.errors[name as EnquiryFieldName];
        return fault === undefined ? others : { ...others, [name]: fault };
      });
    };
    for (const type of ['input', 'change']) element.addEventListener(type, recheck, { signal });
    return () => leaving.abort();
  }, [form, isChecked]);

  const answer = async (element: HTMLFormElement, { send, refuse, fail }: AfterCheck): Promise<void> => {
    const code = await loadFormCode().catch((error: unknown) => {
      console.error('The code that sends enquiries could not be fetched.', error);
      return null;
    });
    if (code === null) return fail();
    const checked = current.current.check(code, element);
    setErrors(checked.isRight ? {} : checked.errors);
    setChecked(true);
    if (checked.isRight) await send(checked.userData, code);
    else refuse?.();
  };

  return {
    errors,
    isBusy,
    submit: async (event, then) => {
      event.preventDefault();
      if (current.current.isBusy) return;
      current.current.isBusy = true;
      setBusy(true);
      try {
        await answer(event.currentTarget, then);
      } finally {
        current.current.isBusy = false;
        setBusy(false);
      }
    },
    setError: (name, message) => setErrors((before) => ({ ...before, [name]: message })),
  };
};
