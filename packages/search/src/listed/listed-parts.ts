import { findMake } from '@forecourt/domain/makes';
import { bodyLabel } from '@forecourt/domain/simple-words';
import { slugify } from '@forecourt/domain/slug';
import type { CarType } from '@forecourt/domain/vehicle';
import type { SearchCriteria } from '../criteria/search-criteria';

/** What of a vehicle the paths of searches go by (ROUTE-03), as stored. */
export interface ListedVehicle {
  readonly make: string;
  readonly model: string;
  readonly car_type: CarType;
  readonly simple_body: string | null;
}

/** Parts are names of cache tags, whose length is bounded; of two models alike so far, both are meant. */
const mostCharacters = 100;
const part = (kind: string, ...names: readonly string[]) =>
  `${kind}:${names.map(slugify).join('/')}`.slice(0, mostCharacters);

const makeName = (make: string): string => findMake(make)?.name ?? make;
const makePart = (make: string) => part('make', makeName(make));
const modelPart = (make: string, model: string) => part('model', makeName(make), model);
const typePart = (carType: string) => part('type', carType);
const bodyPart = (label: string) => part('body', label);

/** The parts of the stock that a vehicle is in: one for each kind of path that a search may have. */
export const vehicleParts = ({ make, model, car_type, simple_body }: ListedVehicle): readonly string[] => [
  makePart(make),
  modelPart(make, model),
  typePart(car_type),
  bodyPart(bodyLabel(simple_body)),
];

/**
 * The parts of the stock that the results of a path can show: every listed vehicle is in one of them. Null for all
 * stock. Takes the filters that a path alone can hold.
 */
export const searchParts = ({
  make = [],
  model = [],
  model_slug,
  car_type = [],
  body = [],
}: SearchCriteria): readonly string[] | null => {
  const [named] = make;
  if (named !== undefined && model_slug !== undefined) return [modelPart(named, model_slug)];
  if (named !== undefined && model.length > 0) return model.map((name) => modelPart(named, name));
  if (make.length > 0) return make.map(makePart);
  if (car_type.length > 0) return car_type.map(typePart);
  return body.length > 0 ? body.map(bodyPart) : null;
};
