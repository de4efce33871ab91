import type { OwnCarModels } from '@forecourt/api-contract';
import { conditionNames, conditionQuestion } from '@forecourt/domain/valuation';
import type { ItemType } from '@forecourt/domain/vehicle';
import { Button } from '@forecourt/ui/button';
import { SelectField, TextField } from '@forecourt/ui/field';
import { FormCell, FormLayout } from '@forecourt/ui/form-layout';
import { RadioCards } from '@forecourt/ui/radio-cards';
import { OwnCarProblems } from './own-car-problems';
import { keptFields, type OwnCarField, type OwnCarQuery, type OwnCarStep, ownCarMakes } from './own-car-query';
import { ownCarWords as words } from './own-car-words';

interface StepProps {
  readonly query: OwnCarQuery;
  readonly models: OwnCarModels['models'];
  /** The kinds of vehicle that the site sells. */
  readonly kinds: readonly ItemType[];
}

const idOf = (name: OwnCarField): string => `own-car-${name}`;

/** What every field of a step has: its name, what was typed, and its fault. */
const drawn = ({ values, faults }: OwnCarQuery, name: OwnCarField) => ({
  id: idOf(name),
  name,
  error: faults[name],
  defaultValue: values[name],
});

const CarStep = ({ query, kinds }: StepProps) => (
  <>
    <FormCell>
      <SelectField
        {...drawn(query, 'make')}
        label={words.make}
        placeholder={words.makePlaceholder}
        options={ownCarMakes(kinds).map((name) => ({ value: name, label: name }))}
      />
    </FormCell>
    <FormCell width="half">
      <TextField
        {...drawn(query, 'year')}
        label={words.year}
        hint={words.yearHint}
        inputMode="numeric"
        autoComplete="off"
      />
    </FormCell>
    <FormCell width="half">
      <TextField
        {...drawn(query, 'kilometres')}
        label={words.kilometres}
        hint={[words.kilometresHint, ...(kinds.includes('caravan') ? [words.caravanHint] : [])].join(' ')}
        inputMode="numeric"
        autoComplete="off"
        suffix="km"
      />
    </FormCell>
  </>
);

const ModelStep = ({ query, models }: StepProps) => {
  const badges = models.find(({ name }) => name.toLowerCase() === query.values.model.toLowerCase())?.badges;
  const known = badges ?? [...new Set(models.flatMap((model) => model.badges))];
  return (
    <>
      <FormCell width="half">
        <TextField
          {...drawn(query, 'model')}
          label={words.model}
          hint={words.modelHint}
          list="own-car-models"
          autoComplete="off"
        />
        <datalist id="own-car-models">
          {models.map(({ name }) => (
            <option key={name} value={name} />
          ))}
        </datalist>
      </FormCell>
      <FormCell width="half">
        <TextField
          {...drawn(query, 'badge')}
          label={words.badge}
          hint={words.badgeHint}
          list="own-car-badges"
          autoComplete="off"
          optional
        />
        <datalist id="own-car-badges">
          {known.map((name) => (
            <option key={name} value={name} />
          ))}
        </datalist>
      </FormCell>
    </>
  );
};

const ConditionStep = ({ query }: StepProps) =>
  conditionNames.map((name) => {
    const { question, answers } = conditionQuestion(name);
    return (
      <FormCell key={name}>
        <RadioCards
          {...drawn(query, name)}
          label={question}
          options={answers.map(({ value, label, less }) => ({
            value,
            label,
            ...(less === 0 ? {} : { note: `${less}% less` }),
          }))}
        />
      </FormCell>
    );
  });

const steps = { car: CarStep, model: ModelStep, condition: ConditionStep } as const;

/** A step of the way to an offer: a plain form that asks the same page on, so that it works without scripts. */
export const OwnCarStepForm = ({
  path,
  step,
  query,
  models,
  kinds,
}: StepProps & { readonly path: string; readonly step: OwnCarStep }) => {
  const Fields = steps[step];
  const problems = Object.entries(query.faults).map(([name, message]) => ({
    fieldId: idOf(name as OwnCarField),
    message,
  }));
  return (
    <FormLayout action={path.split('?')[0]} method="get">
      {keptFields(path, query.values, step).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {problems.length > 0 && (
        <FormCell>
          <OwnCarProblems problems={problems} />
        </FormCell>
      )}
      <Fields query={query} models={models} kinds={kinds} />
      <FormCell>
        <Button type="submit" size="large" fullWidth>
          {step === 'condition' ? words.estimate : words.next}
        </Button>
      </FormCell>
    </FormLayout>
  );
};
