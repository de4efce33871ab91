'use client';

import { hiddenField } from '@forecourt/domain/enquiry';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { useScripted } from '../../../runtime/scripted/use-scripted';
import { doublePressMs } from './double-press';
import { draftKey, dropDraft, readDraft } from './draft-memory';
import type { EnquiryContext } from './enquiry-context';
import type { RobotSigns } from './enquiry-submission';
import { isUntouched, shownControls } from './form-controls';
import { loadFormCode } from './load-form-code';

const signs = ['focusin', 'pointerdown', 'input'] as const;
/** When a form was touched that comes back filled in, in milliseconds of this document: before it, long enough. */
const earlier = -60_000;

const isFilledIn = (form: HTMLFormElement): boolean => !shownControls(form).every(isUntouched);

/** Whether somebody was at the form before the scripts came. */
const isBegun = (form: HTMLFormElement): boolean => form.contains(document.activeElement) || isFilledIn(form);

const isDoubtful = async (phone: string): Promise<boolean> => {
  try {
    return (await loadFormCode()).isPhoneDoubtful(phone);
  } catch (error) {
    console.error('Whether the phone number is complete could not be asked.', error);
    return false;
  }
};

/** What every enquiry form takes care of beside its fields. */
export interface EnquiryCare {
  /** What robots are known by (LEAD-04): the hidden field, and the time since the form was first touched. */
  readonly robotSigns: () => RobotSigns;
  /**
   * Asks once whether a number with a digit too few or too many is complete; the same number again is taken. True once a
   * double press is over.
   */
  readonly asksAboutPhone: (phone: string) => Promise<boolean>;
  /** The question stands beside the field. */
  readonly isPhoneAsked: boolean;
  /** It was taken: the draft is forgotten. */
  readonly done: () => void;
}

/**
 * Keeps a form's draft over a reload, its time since the first touch, and the question about its phone number. Time runs
 * from the first touch, never from the document's beginning: somebody may have had it open for an hour, or come by a
 * link within the site. A form that was begun before its scripts came counts from when it was shown: with its document,
 * or when it was drawn later; one that is restored, from before that.
 */
export const useEnquiryCare = (form: RefObject<HTMLFormElement | null>, context: EnquiryContext): EnquiryCare => {
  const touchedAt = useRef<number>(undefined);
  const cameWithDocument = useRef(!useScripted());
  const [isPhoneAsked, setPhoneAsked] = useState(false);
  const key = draftKey(context);
  const isReturned = context.returned !== undefined;
  useEffect(() => {
    const element = form.current;
    if (element === null) return;
    const leaving = new AbortController();
    const { signal } = leaving;
    const begin = () => {
      // A failure shows when the form is sent, which tries again.
      loadFormCode().then(
        ({ keepDraft }) => signal.aborted || keepDraft(element, key, signal),
        () => undefined,
      );
    };
    // The fields of a form that came back were all filled in before, whether or not a draft is stored.
    const wasFilled = isReturned || readDraft(key) !== null;
    if (wasFilled || isBegun(element)) {
      const shownAt = cameWithDocument.current ? 0 : performance.now();
      touchedAt.current ??= wasFilled ? earlier : shownAt;
      begin();
    } else element.addEventListener('focusin', begin, { once: true, signal });
    const touch = ({ type }: Event) => {
      // A browser may bring back what was typed before a reload without a word, whoever comes to it only presses Send.
      touchedAt.current ??= type !== 'input' && isFilledIn(element) ? earlier : performance.now();
    };
    // A number that is being mended is asked about anew when it is sent.
    const mend = ({ target }: Event) => {
      if (target instanceof HTMLInputElement && target.name === 'phone') setPhoneAsked(false);
    };
    element.addEventListener('input', mend, { signal });
    for (const sign of signs) element.addEventListener(sign, touch, { once: true, passive: true, signal });
    return () => leaving.abort();
  }, [form, key, isReturned]);

  const asked = useRef<{ readonly phone: string; readonly at: number }>(undefined);
  const asksAboutPhone = async (phone: string): Promise<boolean> => {
    const isAnswered = asked.current?.phone === phone && performance.now() - asked.current.at > doublePressMs;
    const asks = !isAnswered && (await isDoubtful(phone));
    if (asks && asked.current?.phone !== phone) asked.current = { phone, at: performance.now() };
    setPhoneAsked(asks);
    // A second press that belongs to the first would take the focus off the field again.
    if (asks) await new Promise((resolve) => setTimeout(resolve, doublePressMs));
    return asks;
  };

  return {
    robotSigns: () => {
      const now = performance.now();
      const hiddenInput = new FormData(form.current ?? undefined).get(hiddenField);
      return {
        [hiddenField]: typeof hiddenInput === 'string' ? hiddenInput : '',
        elapsed_ms: Math.round(now - (touchedAt.current ?? now)),
      };
    },
    asksAboutPhone,
    isPhoneAsked,
    done: () => dropDraft(key),
  };
};
