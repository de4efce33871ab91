import type { simpleDrives, simpleFuels, simpleTransmissions } from '../vehicle/vocabulary';

/** One of the simplified fuels. */
export type SimpleFuel = (typeof simpleFuels)[number];
/** One of the simplified transmissions. */
export type SimpleTransmission = (typeof simpleTransmissions)[number];
/** One of the simplified drives. */
export type SimpleDrive = (typeof simpleDrives)[number];

type Rule<Value> = readonly [words: RegExp, value: Value];

/** The value of the first rule that fits the feed's word. */
const firstOf =
  <Value>(rules: readonly Rule<Value>[]) =>
  (word: string | null): Value | null =>
    rules.find(([words]) => words.test((word ?? '').trim()))?.[1] ?? null;

/** What a shopper filters by, from a feed's fuel (`Premium`, `Unleaded/Electric`, `PHEV`). Null when it does not say. */
export const simpleFuel = firstOf<SimpleFuel>([
  [/plug[\s-]?in|\bphev\b/i, 'Plug-in Hybrid'],
  [/hybrid|\b[hm]hev\b|(petrol|unleaded|ulp|diesel)[^a-z]*((and|or)[^a-z]*)?electric/i, 'Hybrid'],
  [/hydrogen|fuel[\s-]?cell|\bfcev\b/i, 'Hydrogen'],
  [/electric|\bb?ev\b/i, 'Electric'],
  [/\blpg\b|\bautogas\b|liquid petroleum/i, 'LPG'],
  [/diesel/i, 'Diesel'],
  [/petrol|leaded|\bp?ulp\b|premium|gasoline|\be(10|85)\b|^(91|94|95|98)$/i, 'Petrol'],
]);

/** What a shopper filters by, from a feed's transmission (`Sports Automatic Dual Clutch`, `CVT`). Null when it does not say. */
export const simpleTransmission = firstOf<SimpleTransmission>([
  [
    /auto|\be?-?cvt\b|continuous|variable|dual[\s-]?clutch|\bdct\b|\bdsg\b|s[\s-]?tronic|tiptronic|\bamt\b|reduction gear|single[\s-]?speed/i,
    'Automatic',
  ],
  [/manual|\bm\/t\b/i, 'Manual'],
]);

/** What a shopper filters by, from a feed's drive (`Front`, `4X4 On Demand`, `RWD`). Null when it does not say. */
export const simpleDrive = firstOf<SimpleDrive>([
  [/\bawd\b|all[\s-]?wheel|quattro|4matic|xdrive/i, 'AWD'],
  [/\b4wd\b|\b4\s?x\s?4\b|four[\s-]?wheel|4[\s-]?wheel/i, '4WD'],
  [/front|rear|\b[fr]wd\b|\b2wd\b|\b4\s?x\s?2\b|two[\s-]?wheel|2[\s-]?wheel/i, '2WD'],
]);
