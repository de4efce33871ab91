import type { ReactElement } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { FormField, type FormFieldProps } from './form-field';
import { isShownRow, shownField } from './shown-field';

// The design system's own come with styles, which are made by its build. Here each stands for itself by its name.
vi.mock('@forecourt/ui/field', () => ({
  CheckboxField: 'CheckboxField',
  EmailField: 'EmailField',
  PhoneField: 'PhoneField',
  PostcodeField: 'PostcodeField',
  SelectField: 'SelectField',
  TextAreaField: 'TextAreaField',
  TextField: 'TextField',
}));
vi.mock('@forecourt/ui/form-layout', () => ({ FormCell: 'FormCell' }));

type Drawn = ReactElement<Readonly<Record<string, unknown>>>;

const field = { name: 'it', label: 'It', input: 'text', required: true, value: '' } as const;
const draw = (changed: Partial<FormFieldProps['field']> = {}, given: Partial<FormFieldProps> = {}) => {
  const cell = FormField({ id: 'f-it', error: undefined, field: { ...field, ...changed }, ...given }) as Drawn;
  const { type, props } = cell.props.children as Drawn;
  return { width: cell.props.width, type, props };
};

describe('a field of a form', () => {
  it.each([
    ['text', 'TextField', {}],
    ['email', 'EmailField', {}],
    ['phone', 'PhoneField', {}],
    ['postcode', 'PostcodeField', {}],
    ['figures', 'TextField', { inputMode: 'numeric' }],
    ['dollars', 'TextField', { inputMode: 'numeric', prefix: '$' }],
    ['date', 'TextField', { type: 'date' }],
    ['time', 'TextField', { type: 'time' }],
    ['choice', 'SelectField', { options: [] }],
    ['lines', 'TextAreaField', {}],
    ['box', 'CheckboxField', {}],
  ] as const)('whose input is %s is drawn by %s', (input, type, props) => {
    expect(draw({ input })).toMatchObject({ type, props: { id: 'f-it', name: 'it', label: 'It', ...props } });
  });

  it('has what its row says and the fault of what was typed', () => {
    const said = {
      hint: 'As on your card.',
      autocomplete: 'given-name',
      longest: 15,
      half: true,
      value: 'Robin',
    } as const;
    const { width, props } = draw(said, { error: 'Please enter it.' });
    expect(width).toBe('half');
    expect(props).toMatchObject({
      hint: 'As on your card.',
      autoComplete: 'given-name',
      maxLength: 15,
      defaultValue: 'Robin',
      error: 'Please enter it.',
      optional: false,
    });
    expect(draw({ required: false })).toMatchObject({ width: 'full', props: { optional: true } });
    expect(draw(said, { hint: 'Is it complete?' }).props.hint).toBe('Is it complete?');
  });

  it('leaves to its kind of field what its row does not say: the keypad, what the browser fills in, how long it is', () => {
    const { props } = draw({ input: 'postcode' });
    for (const name of ['autoComplete', 'maxLength', 'inputMode', 'required', 'hint'])
      expect(props).not.toHaveProperty(name);
  });

  it('is not required, and not called optional, where an earlier answer is kept', () => {
    expect(draw({ isKept: true }).props).toMatchObject({ required: false, optional: false });
  });

  it('has the chosen one of a list, and the first value of lines and boxes', () => {
    const options = [{ value: 'a', label: 'A' }];
    expect(draw({ input: 'choice', value: 'a', options, placeholder: 'Choose' }).props).toMatchObject({
      options,
      defaultValue: 'a',
      placeholder: 'Choose',
    });
    expect(draw({ input: 'lines', value: 'Hello' }).props).toMatchObject({ defaultValue: 'Hello' });
    expect(draw({ input: 'box', value: true }).props).toMatchObject({ defaultChecked: true, required: true });
    expect(draw({ input: 'box', value: false, required: false }).props).toMatchObject({
      defaultChecked: false,
      required: false,
    });
  });

  it('says how long its lines are, to whoever asks', () => {
    const lengths: number[] = [];
    const { props } = draw({ input: 'lines' }, { onLength: (length) => void lengths.push(length) });
    (props.onInput as (event: unknown) => void)({ currentTarget: { value: 'Hello' } });
    expect(lengths).toEqual([5]);
    expect(draw({ input: 'lines' }).props).not.toHaveProperty('onInput');
  });
});

describe('shownField', () => {
  const asked = { name: 'state', required: true } as const;

  it('has the choices of its row, or those of the site in their place', () => {
    const row = { label: 'State', input: 'choice', choices: ['ACT', 'NSW'] } as const;
    expect(shownField(asked, row, { value: '' }).options).toEqual([
      { value: 'ACT', label: 'ACT' },
      { value: 'NSW', label: 'NSW' },
    ]);
    const options = [{ value: 'yard', label: 'Yard' }];
    expect(shownField(asked, row, { value: '', options }).options).toBe(options);
    expect(shownField(asked, { label: 'It', input: 'text' }, { value: '' })).toEqual({
      name: 'state',
      required: true,
      label: 'It',
      input: 'text',
      value: '',
    });
  });

  it('is made of rows that people fill in alone', () => {
    expect(isShownRow({ label: 'Offer', input: 'unseen' })).toBe(false);
    expect(isShownRow({ label: 'Offer', input: 'text' })).toBe(true);
  });
});
