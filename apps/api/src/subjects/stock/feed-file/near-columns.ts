import { nearestKey } from '@forecourt/config/validation';

/** Longer names of columns are none of ours, and comparing them costs. */
const longestName = 60;

/** A name of a column as far as it names what stands there: `mileage.value` and `Mileage` are one. */
const plain = (name: string): string =>
  name
    .toLowerCase()
    .replace(/^g:/, '')
    .replace(/[._ ](?:value|amount|name|text)$/, '')
    .replace(/[^a-z0-9]/g, '');

/** Columns that other systems call otherwise, each with its names there. Miles are none of kilometres. */
const sameThing = `
  stocknum stocknumber stockno stockid stock stk stknum stockcode
  make brand manufacturer marque
  model modelname range
  year modelyear yearofmanufacture manufactureyear manufacturedyear yeargroup buildyear vehicleyear
  km kms kilometres kilometers odometer odometerreading mileage
  colour color exteriorcolour exteriorcolor bodycolour bodycolor paint
  interiorcolour interiorcolor trimcolour trimcolor
  badge trim variant derivative trimlevel grade
  body bodystyle bodytype
  trans transmission geartype gearbox transmissiontype
  fuel fueltype
  drive drivetrain drivetype driveline wheeldrive
  cartype condition stocktype usedornew newused vehiclecondition
  dealercomments description comments advdescription vehicledescription sellercomments notes
  standardequipment features options equipment
  images imageurls image imageurl imagelink photos pictures photourls
  regplate rego registration plate numberplate registrationnumber
  price askingprice listprice sellingprice internetprice advertisedprice saleprice
  doors doornum numberofdoors doorcount
  seats numberofseats seatcount
  enginesize enginecapacity enginecc
  location locationname yard branch
  locationid yardcode locationcode storecode dealerid
`
  .trim()
  .split(/\n\s*/)
  .map((line) => line.split(' '));

const groupOf = (name: string): readonly string[] | undefined => {
  const wanted = plain(name);
  return sameThing.find((names) => names.includes(wanted));
};

/**
 * Of columns that are missing, those that a file seems to have under another name, case or spelling, each with that
 * name. Names that are read already stand for themselves, and one that other systems have for something else is not
 * taken for a spelling.
 */
export const nearColumns = (
  missing: readonly string[],
  found: readonly string[],
  known: readonly string[],
): ReadonlyMap<string, string> => {
  const left = found.filter((name) => name !== '' && name.length <= longestName && !known.includes(name));
  const groups = new Map(left.map((name) => [name, groupOf(name)]));
  const unnamed = left.filter((name) => groups.get(name) === undefined);
  return new Map(
    missing.flatMap((column) => {
      const group = groupOf(column);
      const called = group === undefined ? undefined : left.find((name) => groups.get(name) === group);
      // Any two letters are near each other.
      const near = called ?? (column.length < 3 ? undefined : nearestKey(column, unnamed));
      return near === undefined ? [] : [[column, near] as const];
    }),
  );
};
