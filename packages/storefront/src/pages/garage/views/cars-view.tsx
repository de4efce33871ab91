'use client';

import type { Garage, GarageCar } from '@forecourt/api-contract';
import { dayInWords } from '@forecourt/domain/calendar';
import { RecordList, RecordRow } from '@forecourt/ui/record-list';
import { TextLink } from '@forecourt/ui/text-link';
import { ChangeButton } from '../change-button';
import { GarageFold } from '../garage-fold';
import { valueHref } from '../garage-links';
import { GaragePart } from '../garage-part';
import type { GarageViewProps } from '../garage-screen-props';
import { garageWords } from '../garage-words';
import { OwnCarForm } from './own-car-form';

const words = garageWords.cars;

/** What a shopper's own vehicle is called. */
const carName = ({ year, make, model }: Pick<GarageCar, 'year' | 'make' | 'model'>): string =>
  [year, make, model].filter((part) => part !== null).join(' ');

const kilometres = new Intl.NumberFormat('en-AU');

const factsOf = ({ rego, rego_state, km, service_due }: GarageCar) => [
  ...(rego === '' ? [] : [{ label: words.rego, value: [rego, rego_state].filter(Boolean).join(' ') }]),
  ...(km === null ? [] : [{ label: words.km, value: `${kilometres.format(km)} km` }]),
  ...(service_due === null ? [] : [{ label: words.serviceDue, value: dayInWords(service_due) }]),
];

const withoutCar =
  (id: string) =>
  (garage: Garage): Garage => ({ ...garage, cars: garage.cars.filter((car) => car.id !== id) });

const CarRow = ({ car, links, today }: Pick<GarageViewProps, 'links' | 'today'> & { readonly car: GarageCar }) => {
  const name = carName(car);
  const isOverdue = car.service_due !== null && car.service_due < today;
  return (
    <RecordRow
      title={name}
      facts={factsOf(car)}
      {...(isOverdue ? { status: { tone: 'waiting', label: words.overdue } as const } : {})}
      actions={
        <>
          {links.value !== null && (
            <TextLink href={valueHref(links.value, car)} prefetch={false} aria-label={words.valueOf(name)}>
              {words.value}
            </TextLink>
          )}
          <TextLink href={links.service} prefetch={false} aria-label={words.serviceOf(name)}>
            {words.service}
          </TextLink>
          <ChangeButton
            path="/api/account/cars/remove"
            fields={{ id: car.id }}
            apply={withoutCar(car.id)}
            done={garageWords.done['car-removed'] ?? ''}
            label={words.removeOf(name)}
          >
            {words.remove}
          </ChangeButton>
        </>
      }
    >
      <GarageFold title={words.change}>
        <OwnCarForm car={car} />
      </GarageFold>
    </RecordRow>
  );
};

/** Vehicles that the shopper owns, and the form for one more. */
export const CarsView = ({ garage, links, today }: GarageViewProps) => (
  <>
    <RecordList title={garageWords.views.cars} empty={{ title: words.empty.title, text: <p>{words.empty.text}</p> }}>
      {garage.cars.map((car) => (
        <CarRow key={car.id} car={car} links={links} today={today} />
      ))}
    </RecordList>
    <GaragePart title={words.add}>
      <OwnCarForm car={null} />
    </GaragePart>
  </>
);
