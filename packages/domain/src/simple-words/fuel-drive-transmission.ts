import type { simpleDrives, simpleFuels, simpleTransmissions } from '../vehicle/vocabulary';

/** One of the simplified fuels. */
export type SimpleFuel = (typeof simpleFuels)[number];
/** One of the simplified transmissions. */
export type SimpleTransmission = (typeof simpleTransmissions)[number];
/** One of the simplified drives. */
export type SimpleDrive = (typeof simpleDrives)[number];

type Rule<Value> = readonly [words: RegExp, value: Value];

/** The value of the first rule that fits the feed's word. Marked pure below: a page that reads bodies alone has no rules. */
const firstOf =
  <Value>(rules: readonly Rule<Value>[]) =>
  (word: string | null): Value | null =>
    rules.find(([words]) => words.test((word ?? '').trim()))?.[1] ?? null;

/** What a shopper filters by, from a feed's fuel (`Premium`, `Unleaded/Electric`, `PHEV`). Null when it does not say. */
export const simpleFuel = /* @__PURE__ */ firstOf<SimpleFuel>([
  [/plug[\s-]?in|\bphev\b/i, 'Plug-in Hybrid'],
  [/hybrid|\b[hm]?hev\b|\be-?power\b|(petrol|unleaded|ulp|diesel)[^a-z]*((and|or)[^a-z]*)?electric/i, 'Hybrid'],
  [/hydrogen|fuel[\s-]?cell|\bfcev\b/i, 'Hydrogen'],
  [/electric|\bb?ev\b/i, 'Electric'],
  [/\blpg\b|\bautogas\b|liquid petroleum|\bdual[\s-]fuel\b|(petrol|ulp)[^a-z]*gas\b/i, 'LPG'],
  [/diesel|\bdsl\b|\bdies\b/i, 'Diesel'],
  [/petrol|leaded|\bunlead\b|\bp?ulp\b|premium|gasoline|\be(10|85)\b|^(91|94|95|98)$/i, 'Petrol'],
]);

/**
 * What a shopper filters by, from a feed's transmission (`Sports Automatic Dual Clutch`, `PDK`, `6 SP MAN`). Null when it
 * does not say.
 */
export const simpleTransmission = /* @__PURE__ */ firstOf<SimpleTransmission>([
  [
    /auto|\be?-?cvt|continuous|variable|(dual|twin)[\s-]?clutch|\bdct\b|\bdsg\b|\bpdk\b|\bedc\b|tronic|matic\b|direct[\s-]?shift|(power|speed|i)[\s-]?shift|selespeed|allison|\bamt\b|reduction gear|single[\s-]?(speed|gear)|\b1[\s-]?sp|^(\d{1,2}[\s-]?(sp|speed)?[\s-]?)?a(\/?t)?$/i,
    'Automatic',
  ],
  [/manual|\bman\b|road[\s-]?ranger|\bm\/t\b|^(\d{1,2}[\s-]?(sp|speed)?[\s-]?)?m(\/?t)?$/i, 'Manual'],
]);

/**
 * What a shopper filters by, from a feed's drive (`Front`, `4X4 On Demand`, `RWD`). A truck whose front wheels are not
 * driven (`6x4`, `8x4`) is 2WD, one that drives them all (`6x6`) is 4WD. Null when it does not say.
 */
export const simpleDrive = /* @__PURE__ */ firstOf<SimpleDrive>([
  [/\bawd\b|all[\s-]?wheel|quattro|\d?4[\s-]?matic|x[\s-]?drive|4motion|\ball4\b/i, 'AWD'],
  [/\b4wd\b|\b([468])\s?x\s?\1\b|four[\s-]?(wheel|by[\s-]four)|4[\s-]?wheel/i, '4WD'],
  [/front|rear|\b[fr]wd\b|\b2wd\b|\b(4\s?x\s?2|6\s?x\s?[24]|8\s?x\s?[246])\b|two[\s-]?wheel|2[\s-]?wheel/i, '2WD'],
]);
