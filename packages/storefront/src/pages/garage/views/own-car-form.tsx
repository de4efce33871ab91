'use client';

import {
  type Garage,
  type GarageCar,
  type OwnCarForm as OwnCarFields,
  ownCarFormSchema,
} from '@forecourt/api-contract';
import { australianStates } from '@forecourt/domain/vehicle';
import { Button } from '@forecourt/ui/button';
import { DateField } from '@forecourt/ui/date-field';
import { SelectField, TextField } from '@forecourt/ui/field';
import { FormCell, FormLayout } from '@forecourt/ui/form-layout';
import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { showFaults } from '../form-faults';
import { useGarageChange } from '../garage-changes';
import { garageWords } from '../garage-words';
import { OwnNumberField } from '../own-number-field';

const words = garageWords.cars;
const path = '/api/account/cars';

const valuesOf = (car: GarageCar | null): OwnCarFields => ({
  id: car?.id ?? '',
  make: car?.make ?? '',
  model: car?.model ?? '',
  year: car?.year?.toString() ?? '',
  km: car?.km?.toString() ?? '',
  rego: car?.rego ?? '',
  rego_state: (car?.rego_state ?? '') as OwnCarFields['rego_state'],
  service_due: car?.service_due ?? '',
});

const figure = (typed: string): number | null => (typed === '' ? null : Number(typed));

/** The account with the vehicle as it was typed; a new one is listed once the site has it, which gives it an id. */
const withCar = (garage: Garage, { id, year, km, service_due, ...car }: OwnCarFields): Garage => ({
  ...garage,
  cars: garage.cars.map((one) =>
    one.id === id ? { ...one, ...car, year: figure(year), km: figure(km), service_due: service_due || null } : one,
  ),
});

/** A vehicle that the shopper owns: a new one, or one to be changed. */
export const OwnCarForm = ({ car }: { readonly car: GarageCar | null }) => {
  const values = valuesOf(car);
  const form = useForm<OwnCarFields>({ resolver: zodResolver(ownCarFormSchema), defaultValues: values });
  const change = useGarageChange<OwnCarFields>({
    path,
    apply: withCar,
    done: () => garageWords.done.car ?? '',
    onRefused: showFaults(form),
    onDone: () => form.reset(car === null ? values : form.getValues()),
  });
  const { errors } = form.formState;
  /** What every field has: its name and wiring, what is there already, and its fault. */
  const drawn = (field: Exclude<keyof OwnCarFields, 'id'>) => {
    const { name, onChange, onBlur, ref } = form.register(field);
    return {
      ...{ name, onChange, onBlur, ref },
      id: `${field}-${values.id || 'new'}`,
      defaultValue: values[field],
      error: errors[field]?.message,
    };
  };
  return (
    <FormLayout method="post" action={path} onSubmit={form.handleSubmit((sent) => change.mutate(sent))}>
      <OwnNumberField />
      <input type="hidden" {...form.register('id')} defaultValue={values.id} />
      <FormCell width="half">
        <TextField {...drawn('make')} label={words.make} />
      </FormCell>
      <FormCell width="half">
        <TextField {...drawn('model')} label={words.model} />
      </FormCell>
      <FormCell width="half">
        <TextField {...drawn('year')} label={words.year} inputMode="numeric" optional />
      </FormCell>
      <FormCell width="half">
        <TextField {...drawn('km')} label={words.km} inputMode="numeric" suffix="km" optional />
      </FormCell>
      <FormCell width="half">
        <TextField {...drawn('rego')} label={words.rego} autoCapitalize="characters" autoComplete="off" optional />
      </FormCell>
      <FormCell width="half">
        <SelectField
          {...drawn('rego_state')}
          label={words.regoState}
          placeholder={words.noState}
          options={australianStates.map((state) => ({ value: state, label: state }))}
          optional
        />
      </FormCell>
      <FormCell width="half">
        <DateField {...drawn('service_due')} label={words.serviceDue} optional />
      </FormCell>
      <FormCell>
        <Button type="submit" kind={car === null ? 'primary' : 'outlined'} loading={change.isPending}>
          {change.isPending ? words.saving : words.save}
        </Button>
      </FormCell>
    </FormLayout>
  );
};
