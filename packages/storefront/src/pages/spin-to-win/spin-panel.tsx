'use client';

import type { PrizeDraw } from '@forecourt/api-contract';
import { Alert } from '@forecourt/ui/alert';
import { Button } from '@forecourt/ui/button';
import { CheckboxField, SelectField } from '@forecourt/ui/field';
import { ErrorSummary, FormCell, FormLayout } from '@forecourt/ui/form-layout';
import { PrizeWheel, type WheelSegment } from '@forecourt/ui/prize-wheel';
import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { entryProblems, type SpinOutcome as Outcome, sendSpin } from './send-spin';
import { SpinOutcome } from './spin-outcome';
import { spinWords as words } from './spin-words';

/** What the form of the wheel asks for, and where it leads who is not signed in any more. */
export interface SpinForm {
  readonly states: readonly string[];
  readonly eligible: string;
  readonly signInHref: string;
}

const noOutcome: Extract<Outcome, { kind: 'refused' }> = { kind: 'refused', message: '', problems: [] };

const fieldIds = { state: 'spin-state', eligible: 'spin-eligible' } as const;

/** Asks where somebody lives and that they may enter, and spins. A plain form while scripts are not there. */
const EntryForm = ({
  form: { states, eligible, signInHref },
  onDrawn,
  isDone,
}: {
  readonly form: SpinForm;
  readonly onDrawn: (draw: PrizeDraw) => void;
  /** It is drawn, and the wheel turns. */
  readonly isDone: boolean;
}) => {
  const [isSending, setSending] = useState(false);
  const [{ message, problems }, setRefused] = useState(noOutcome);
  const summary = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (problems.length > 0) summary.current?.focus();
  }, [problems]);

  const submit = async (event: FormEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    const sent = new FormData(event.currentTarget);
    const entry = { state: String(sent.get('state') ?? ''), eligible: sent.get('eligible') === 'on' };
    const missing = entryProblems(entry);
    setRefused({ ...noOutcome, problems: missing });
    if (missing.length > 0) return;
    setSending(true);
    const outcome = await sendSpin(entry);
    setSending(false);
    if (outcome.kind === 'drawn') onDrawn(outcome.draw);
    else if (outcome.kind === 'sign-in') window.location.assign(signInHref);
    else setRefused(outcome);
  };
  const errorOf = (field: keyof typeof fieldIds) => problems.find((problem) => problem.field === field)?.message;
  return (
    <FormLayout method="post" action="/api/spin-to-win" onSubmit={(event) => void submit(event)}>
      <FormCell>
        <ErrorSummary
          ref={summary}
          problems={problems.map(({ field, message: wrong }) => ({ fieldId: fieldIds[field], message: wrong }))}
        />
      </FormCell>
      <FormCell>
        <SelectField
          id={fieldIds.state}
          name="state"
          label={words.stateLabel}
          placeholder={words.statePlaceholder}
          options={states.map((state) => ({ value: state, label: state }))}
          error={errorOf('state')}
        />
      </FormCell>
      <FormCell>
        <CheckboxField id={fieldIds.eligible} name="eligible" value="on" label={eligible} error={errorOf('eligible')} />
      </FormCell>
      <FormCell>
        <Button type="submit" loading={isSending || isDone}>
          {isSending || isDone ? words.spinning : words.spin}
        </Button>
      </FormCell>
      {message !== '' && problems.length === 0 && (
        <FormCell>
          <Alert tone="danger" title={message}>
            <p>{words.again}</p>
          </Alert>
        </FormCell>
      )}
    </FormLayout>
  );
};

/** The wheel with its form, or with what stands there instead; and what was drawn, once the wheel has come to rest. */
export const SpinPanel = ({
  segments,
  drawn,
  redeem,
  timeZone,
  form,
  notice,
}: {
  readonly segments: readonly WheelSegment[];
  /** What this person has drawn; null before. */
  readonly drawn: PrizeDraw | null;
  readonly redeem: string;
  readonly timeZone: string;
  /** Null where this visitor cannot spin now. */
  readonly form: SpinForm | null;
  /** Why, and what to do. */
  readonly notice: ReactNode;
}) => {
  const [draw, setDraw] = useState(drawn);
  return (
    <PrizeWheel
      segments={segments}
      drawn={draw?.segment ?? null}
      result={draw === null ? null : <SpinOutcome draw={draw} redeem={redeem} timeZone={timeZone} />}
    >
      {notice}
      {form !== null && <EntryForm form={form} onDrawn={setDraw} isDone={draw !== null} />}
    </PrizeWheel>
  );
};
