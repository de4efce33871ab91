import type { OwnCar } from '@forecourt/api-contract';
import { enquiryField, enquiryUserDataSchema } from '@forecourt/domain/enquiry';
import { typedField } from '@forecourt/domain/form-field';
import { findMake, makesOfKind } from '@forecourt/domain/makes';
import {
  answerOf,
  type ConditionAnswers,
  type ConditionName,
  conditionNames,
  refusalOf,
} from '@forecourt/domain/valuation';
import type { ItemType } from '@forecourt/domain/vehicle';
import { reasonWords, ownCarWords as words } from './own-car-words';

/** The steps before the offer, each with the fields that it asks for. */
export const ownCarSteps = {
  car: ['make', 'year', 'kilometres'],
  model: ['model', 'badge'],
  condition: conditionNames,
} as const satisfies Readonly<Record<string, readonly string[]>>;

export type OwnCarStep = keyof typeof ownCarSteps;
export type OwnCarField = 'make' | 'year' | 'kilometres' | 'model' | 'badge' | ConditionName;

/** The steps in their order. */
export const ownCarStepNames = Object.keys(ownCarSteps) as readonly OwnCarStep[];
const fieldsOf = (step: OwnCarStep): readonly OwnCarField[] => ownCarSteps[step];
const everyField = ownCarStepNames.flatMap(fieldsOf);

/** The answers about a shopper's own vehicle in an address. */
export interface OwnCarQuery {
  /** As it was typed, cleaned and cut. */
  readonly values: Readonly<Record<OwnCarField, string>>;
  /** Where one stands; `result` when all that is asked is answered, `form` to write without a figure. */
  readonly at: OwnCarStep | 'result' | 'form';
  /** What is wrong with the step one stands at, once it was sent. */
  readonly faults: Readonly<Partial<Record<OwnCarField, string>>>;
  /** The vehicle when it is whole, and the answers about it. */
  readonly asked: { readonly car: OwnCar; readonly answers: ConditionAnswers } | null;
}

/** Longest accepted value; a longer one is refused with a message. */
const longest = 80;

/** Makes to choose from, A to Z: those of the kinds of vehicle that the site sells; of cars where it has no stock. */
export const ownCarMakes = (kinds: readonly ItemType[]): readonly string[] =>
  [...new Set((kinds.length === 0 ? ['car' as const] : kinds).flatMap(makesOfKind))]
    .map(({ name }) => name)
    .toSorted((one, other) => one.localeCompare(other, 'en-AU'));

const isWord = (value: string): boolean => value.length <= 60;

/** The year or the kilometres as a number; null where they are none. */
const figureOf = (name: 'year' | 'kilometres', value: string): number | null => {
  const parsed = enquiryUserDataSchema.shape[name].safeParse(value);
  return parsed.success && parsed.data !== '' ? Number(parsed.data) : null;
};

/** The rule that refuses a vehicle, in its words, so that nobody answers more for nothing; null where none does. */
const refusalWords = (car: Pick<OwnCar, 'year' | 'kilometres'>, thisYear: number): string | null => {
  const refusal = refusalOf(car, thisYear);
  return refusal === null ? null : reasonWords[refusal];
};

const faultOf = (name: OwnCarField, value: string, thisYear: number): string | null => {
  switch (name) {
    case 'make':
      return findMake(value) === undefined ? words.makeMissing : null;
    case 'model':
      return value === '' ? words.modelMissing : isWord(value) ? null : words.tooLong;
    case 'badge':
      return isWord(value) ? null : words.tooLong;
    case 'year': {
      const year = figureOf(name, value);
      const { missing = '', wrong = '' } = enquiryField(name);
      if (value === '') return missing;
      if (year === null || year > thisYear + 1) return wrong;
      return refusalWords({ year, kilometres: 0 }, thisYear);
    }
    case 'kilometres': {
      const { missing = '', wrong = '' } = enquiryField(name);
      if (value === '') return missing;
      const kilometres = figureOf(name, value);
      return kilometres === null ? wrong : refusalWords({ year: thisYear, kilometres }, thisYear);
    }
    default:
      return answerOf(name, value) === undefined ? words.answerMissing : null;
  }
};

const isStep = (value: string): value is OwnCarStep => ownCarStepNames.some((step) => step === value);

const carOf = (values: OwnCarQuery['values']): OwnCar => ({
  make: findMake(values.make)?.name ?? values.make,
  model: values.model,
  badge: values.badge,
  year: figureOf('year', values.year) ?? 0,
  kilometres: figureOf('kilometres', values.kilometres) ?? 0,
});

const answersOf = (values: OwnCarQuery['values']): ConditionAnswers => ({
  body: values.body,
  inside: values.inside,
  mechanical: values.mechanical,
  history: values.history,
  accident: values.accident,
});

/**
 * Reads the answers about a shopper's own vehicle from an address. `sent` names the submitted step, whose faults show;
 * `to` returns to a step. The address names no person, so it may be stored and shared.
 */
export const readOwnCarQuery = (query: URLSearchParams, thisYear: number): OwnCarQuery => {
  const values = Object.fromEntries(
    everyField.map((name) => [name, typedField('text', query.get(name) ?? '').slice(0, longest + 1)]),
  ) as OwnCarQuery['values'];
  const faultsOf = (step: OwnCarStep) =>
    fieldsOf(step).flatMap((name) => {
      const fault = faultOf(name, values[name], thisYear);
      return fault === null ? [] : [[name, fault] as const];
    });
  const open = ownCarStepNames.find((step) => faultsOf(step).length > 0);
  const sent = query.get('sent') ?? '';
  const to = query.get('to') ?? '';
  if (to === 'form') return { values, at: 'form', faults: {}, asked: null };
  const order = (step: OwnCarStep | undefined) =>
    step === undefined ? ownCarStepNames.length : ownCarStepNames.indexOf(step);
  const at = isStep(to) && order(to) <= order(open) ? to : (open ?? 'result');
  const isSent = isStep(sent) && at !== 'result' && order(at) <= order(sent) && at !== to;
  return {
    values,
    at,
    faults: isSent ? Object.fromEntries(faultsOf(at)) : {},
    asked: at === 'result' ? { car: carOf(values), answers: answersOf(values) } : null,
  };
};

/** The address that says the same, to stand at a step; a vehicle of the stock that it is for goes along. */
export const ownCarPath = (path: string, values: OwnCarQuery['values'], to: OwnCarStep | 'form' | null): string => {
  const [place = '', kept = ''] = path.split('?');
  const query = new URLSearchParams(kept);
  for (const name of everyField) if (values[name] !== '') query.set(name, values[name]);
  if (to !== null) query.set('to', to);
  const text = query.toString();
  return text === '' ? place : `${place}?${text}`;
};

/** What the form of a step sends along unseen: what other steps have asked, and the vehicle of the stock. */
export const keptFields = (
  path: string,
  values: OwnCarQuery['values'],
  step: OwnCarStep,
): readonly (readonly [string, string])[] => [
  ...new URLSearchParams(path.split('?')[1] ?? ''),
  ...everyField.flatMap((name) =>
    values[name] === '' || fieldsOf(step).includes(name) ? [] : [[name, values[name]] as const],
  ),
  ['sent', step],
];
