'use client';

import type { NearSlot } from '@forecourt/api-contract';
import type { EnquiryUserData } from '@forecourt/domain/enquiry';
import { useRouter } from 'next/navigation';
import { type SubmitEvent, useEffect, useRef, useState, useTransition } from 'react';
import { currentVisit } from '../../../runtime/visit/visit-memory';
import { enquirySubmission } from '../form/enquiry-submission';
import { idempotencyKeys } from '../form/idempotency-key';
import { rememberAgreement } from '../form/remember-agreement';
import { successPath } from '../form/success-path';
import { useCheckedForm } from '../form/use-checked-form';
import { useEnquiryCare } from '../form/use-enquiry-care';
import { useFocusNext } from '../form/use-focus-next';
import { rememberSender } from '../sent-by';
import {
  askedDrive,
  type ChosenTime,
  type DriveFaults,
  driveFaults,
  keepSlot,
  keptSlot,
  timeAt,
  withDrive,
} from './asked-drive';
import { emitTestDrive } from './emit-test-drive';
import type { TestDriveOutcome } from './send-test-drive';
import { nothingTyped, type TestDriveFormProps } from './test-drive-form-props';
import { testDriveWords as words } from './test-drive-words';

type Refused = Extract<TestDriveOutcome, { kind: 'refused' }>;

const driveFields = ['slot', 'home_address', 'postcode'] as const;

/** What the form of a test drive does: keeps the chosen time, checks, sends, and follows the answer. */
export const useTestDrive = (
  { context, isDriveOnly, typed = nothingTyped }: Pick<TestDriveFormProps, 'context' | 'isDriveOnly' | 'typed'>,
  formId: string,
) => {
  const router = useRouter();
  const [isRefreshing, refresh] = useTransition();
  const form = useRef<HTMLFormElement>(null);
  const summary = useRef<HTMLDivElement>(null);
  const taken = useRef<HTMLDivElement>(null);
  const focusNext = useFocusNext();
  const place = context.unseen.location ?? '';
  const [time, setTime] = useState<ChosenTime>({
    place,
    slot: typed.isTaken ? '' : typed.slot,
    nearest: typed.isTaken ? typed.nearest : null,
  });
  const { slot, nearest } = timeAt(time, place);
  const [faults, setFaults] = useState<DriveFaults>(typed.faults);
  const [failure, setFailure] = useState(context.returned?.failure ?? undefined);
  const [accepted, setAccepted] = useState(false);
  const [keyFor] = useState(() => idempotencyKeys());
  const checked = useCheckedForm(
    form,
    ({ checkEnquiry, inputsIn }, element) => {
      const drive = askedDrive(element);
      // What stands in the fields of an address that nobody asks for is no fault.
      const { home_address, postcode } = drive;
      const inputs = { ...inputsIn(element), home_address, postcode };
      return withDrive(checkEnquiry(context.rules, inputs), driveFaults(drive));
    },
    context.returned?.errors,
  );
  const care = useEnquiryCare(form, context);
  useEffect(() => {
    const kept = keptSlot(context);
    if (kept === '') return;
    setTime((before) => {
      const now = timeAt(before, place);
      return now.slot === '' ? { ...now, slot: kept } : now;
    });
  }, [context, place]);

  const choose = (chosen: string) => {
    setTime({ place, slot: chosen, nearest: null });
    setFaults(({ slot: _mended, ...others }) => others);
    keepSlot(context, chosen);
  };
  const refuse = () => {
    setFailure(undefined);
    if (form.current !== null) setFaults(driveFaults(askedDrive(form.current)));
    focusNext(summary);
  };
  const refuseTime = (free: readonly NearSlot[]) => {
    choose('');
    setTime({ place, slot: '', nearest: free });
    focusNext(taken);
    // The others' times are what they were when the page was drawn.
    refresh(() => router.refresh());
  };
  const follow = (outcome: Refused) => {
    const { message, fields, nearest: free } = outcome;
    const own = fields.filter(({ path }) => driveFields.some((name) => name === path));
    if (free !== undefined && own.some(({ path }) => path === 'slot')) return refuseTime(free);
    const placed = fields.filter(({ path }) => context.fields.some(({ name }) => name === path));
    for (const { name } of context.fields) {
      const fault = placed.find(({ path }) => path === name);
      if (fault !== undefined) checked.setError(name, fault.message);
    }
    setFaults(Object.fromEntries(own.map((fault) => [fault.path, fault.message])));
    const unplaced = fields.filter((fault) => !placed.includes(fault) && !own.includes(fault));
    setFailure([message, ...unplaced.map((fault) => fault.message)].join(' '));
    if (placed.length + own.length > 0) focusNext(summary);
  };
  const send = async (userData: EnquiryUserData) => {
    const element = form.current;
    if (element === null) return;
    setFailure(undefined);
    setFaults({});
    const { slot: startsAt, come_to_you } = askedDrive(element);
    const drive = { slot: startsAt, come_to_you };
    const signs = care.robotSigns();
    const submission = enquirySubmission(userData, context, {
      visit: currentVisit(),
      userAgent: navigator.userAgent,
      url: context.returned === undefined ? window.location.href : context.path,
      idempotencyKey: keyFor(JSON.stringify([userData, drive])),
    });
    if (await care.asksAboutPhone(userData.phone)) return document.getElementById(`${formId}-phone`)?.focus();
    const code = await import('./send-test-drive').catch((error: unknown) => {
      console.error('The code that books test drives could not be fetched.', error);
      return null;
    });
    if (code === null) return setFailure(words.failed);
    const outcome = await code.sendTestDrive(submission, drive, signs);
    if (outcome.kind === 'refused') return follow(outcome);
    setAccepted(true);
    care.done();
    keepSlot(context, '');
    emitTestDrive(context, isDriveOnly, outcome.leadId);
    rememberAgreement(element, context.events.website_id);
    rememberSender(element, outcome.leadId);
    router.push(successPath(context, outcome));
  };
  const submit = (event: SubmitEvent<HTMLFormElement>) =>
    checked.submit(event, { send, refuse, fail: () => setFailure(words.failed) });

  const { postcode = checked.errors.postcode, ...otherFaults } = faults;
  const shown: DriveFaults = { ...otherFaults, ...(postcode === undefined ? {} : { postcode }) };
  return {
    form,
    summary,
    taken,
    slot,
    nearest,
    choose,
    submit,
    failure,
    errors: checked.errors,
    /** Faults of time and address, and the same as lines of the summary. */
    faults: shown,
    problems: driveFields.flatMap((name) => {
      const message = shown[name];
      return message === undefined ? [] : [{ fieldId: `${formId}-${name}`, message }];
    }),
    isPhoneAsked: care.isPhoneAsked,
    isRefreshing,
    isBusy: checked.isBusy || accepted,
  };
};
