import type { OwnCarModels } from '@forecourt/api-contract';
import type { ItemType } from '@forecourt/domain/vehicle';

type Models = OwnCarModels['models'];

/** Milliseconds: what has been advertised of a make grows by a model now and then. */
const goodForMs = 60 * 60_000;
/** Makes that exist are some 150, most of them of one kind; an answer is a few kilobytes. */
const mostKept = 400;

/** Tells the models of a make among kinds of vehicle; a make has the same in upper and lower case. */
export type ReadModels = (make: string, kinds: readonly ItemType[]) => Promise<Models>;

/**
 * Reads the models of a make once in an hour, for whoever asks: all that was ever advertised of it is gone through. Who asks
 * meanwhile waits for the same answer. A make that nobody advertises is not kept, since shoppers type what they like, and no
 * more than 400 answers are: the one that came first goes. A fault is told to those who wait, and the next one asks again.
 */
export const keptModels = (
  read: ReadModels,
  { clock = () => performance.now() }: { readonly clock?: () => number } = {},
): ReadModels => {
  const kept = new Map<string, { readonly models: Models; readonly until: number }>();
  const underway = new Map<string, Promise<Models>>();

  const ask = async (key: string, make: string, kinds: readonly ItemType[]): Promise<Models> => {
    const models = await read(make, kinds);
    kept.delete(key);
    if (models.length === 0) return models;
    const [first] = kept.keys();
    if (kept.size >= mostKept && first !== undefined) kept.delete(first);
    kept.set(key, { models, until: clock() + goodForMs });
    return models;
  };

  return async (make, kinds) => {
    const [word, sorted] = [make.toLowerCase(), [...new Set(kinds)].toSorted()];
    const key = JSON.stringify([word, sorted]);
    const known = kept.get(key);
    if (known !== undefined && clock() < known.until) return known.models;
    const asked = underway.get(key) ?? ask(key, word, sorted).finally(() => underway.delete(key));
    underway.set(key, asked);
    return asked;
  };
};
