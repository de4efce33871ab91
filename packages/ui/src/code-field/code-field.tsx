'use client';

import {
  type ChangeEvent,
  type ComponentPropsWithoutRef,
  type Ref,
  useEffect,
  useImperativeHandle,
  useRef,
} from 'react';
import { Field, type FieldText, useFieldWiring } from '../field/field';
import { useHydrated } from '../hydrated/use-hydrated';
import { codeDigits, codeLength, isWholeCode } from './code';
import * as styles from './code-field.css';
import { CodeFrame } from './code-frame';

export type CodeFieldProps = Omit<
  ComponentPropsWithoutRef<'input'>,
  'className' | 'children' | 'value' | 'maxLength' | 'pattern' | 'type' | 'onFocus' | 'onClick'
> &
  Partial<Pick<FieldText, 'label'>> &
  Pick<FieldText, 'hint' | 'error'> & {
    readonly ref?: Ref<HTMLInputElement>;
    /**
     * The six digits stand: typed, pasted or filled in. Once for a code, until another one stands; never while the field
     * is `readOnly`, as it should be while a code is checked, and never for the `defaultValue`.
     */
    readonly onComplete?: (code: string) => void;
  };

/** With one space or dash between the digits: what a person pastes where no script tidies it. */
const longestAsPasted = codeLength + 1;

/** A whole code is replaced by what is typed next, not refused for want of room. */
const selectWhole = (input: HTMLInputElement): void => {
  if (isWholeCode(codeDigits(input.value))) input.select();
};

const tidy = (input: HTMLInputElement): string => {
  const digits = codeDigits(input.value);
  if (digits !== input.value) input.value = digits;
  return digits;
};

/**
 * A one-time code of six digits: one field drawn as six cells, so that the code is filled in from the message, pasted with
 * or without its spaces, and read out as one. It keeps its own value; give it a `name` or a `ref`. Source: AUTH-01.
 */
export const CodeField = ({
  label = 'Six-digit code',
  hint,
  error,
  id,
  ref,
  onComplete,
  onChange,
  readOnly = false,
  defaultValue,
  ...input
}: CodeFieldProps) => {
  const { wiring, hintId, errorId } = useFieldWiring(id, { hint, error });
  const isHydrated = useHydrated();
  const field = useRef<HTMLInputElement>(null);
  const told = useRef(codeDigits(String(defaultValue ?? '')));
  useImperativeHandle(ref, () => field.current as HTMLInputElement);

  const settle = (typed: HTMLInputElement): void => {
    const code = tidy(typed);
    if (!isWholeCode(code) || readOnly || code === told.current) return;
    told.current = code;
    onComplete?.(code);
  };
  const firstSettle = useRef(settle);

  // What was typed or filled in before the scripts came.
  useEffect(() => {
    if (field.current !== null) firstSettle.current(field.current);
  }, []);

  // A code that was refused is typed over.
  useEffect(() => {
    if (error !== undefined && field.current === document.activeElement) field.current?.select();
  }, [error]);

  return (
    <Field {...{ label, hint, error, hintId, errorId }} inputId={wiring.id}>
      <CodeFrame>
        <input
          required
          inputMode="numeric"
          autoComplete="one-time-code"
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          {...input}
          {...wiring}
          ref={field}
          type="text"
          // A limit would cut a pasted "123 456" before the digits are picked out of it.
          maxLength={isHydrated ? undefined : longestAsPasted}
          pattern="[0-9]{3}[ \-]?[0-9]{3}"
          readOnly={readOnly}
          defaultValue={defaultValue}
          className={styles.input}
          onFocus={({ currentTarget }) => selectWhole(currentTarget)}
          onClick={({ currentTarget }) => selectWhole(currentTarget)}
          onChange={(event: ChangeEvent<HTMLInputElement>) => {
            tidy(event.currentTarget);
            onChange?.(event);
            settle(event.currentTarget);
          }}
        />
      </CodeFrame>
    </Field>
  );
};
