import { eq } from 'drizzle-orm';
import type { Db } from '../../ground/database/database';
import { media } from '../../ground/database/schema';

/** Milliseconds for which a picture that is kept is not asked for again. */
const freshMs = 60_000;
/** Most pictures that are remembered: some hundred bytes each. */
const mostRemembered = 20_000;
/** Milliseconds that the database may take, and for which it is not asked after it took longer or failed. */
const answerMs = 1_000;
const awayMs = 10_000;

/** Whether a picture is kept still. */
export type IsKept = (hash: string) => Promise<boolean>;

/** Looks for the row of a picture. */
export const isKeptIn =
  (db: Db): IsKept =>
  async (hash) =>
    (await db.select({ hash: media.hash }).from(media).where(eq(media.hash, hash))).length > 0;

const inTime = async <Answer>(answer: Promise<Answer>): Promise<Answer> => {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`No answer within ${answerMs} ms.`)), answerMs);
  });
  try {
    return await Promise.race([answer, late]);
  } finally {
    clearTimeout(timer);
  }
};

/**
 * Whether pictures are kept, each asked for once a minute: copies in their sizes lie on the disk of each API, and another
 * machine that takes a picture away cannot remove them there. One that is not kept is not remembered, for it may come.
 * While the database is away every picture is taken to be kept.
 */
export const createKeptPictures = ({
  lookUp,
  onFault,
  clock = () => performance.now(),
}: {
  readonly lookUp: IsKept;
  /** Told when the database cannot be asked. */
  readonly onFault: (error: unknown) => void;
  readonly clock?: () => number;
}): IsKept => {
  const freshUntil = new Map<string, number>();
  const underway = new Map<string, Promise<boolean>>();
  let awayUntil = Number.NEGATIVE_INFINITY;

  const ask = async (hash: string): Promise<boolean> => {
    try {
      const isKept = await inTime(lookUp(hash));
      if (!isKept) return false;
      if (freshUntil.size >= mostRemembered) freshUntil.clear();
      freshUntil.set(hash, clock() + freshMs);
      return true;
    } catch (error) {
      if (clock() >= awayUntil) onFault(error);
      awayUntil = clock() + awayMs;
      return true;
    }
  };

  return (hash) => {
    if (clock() < awayUntil || clock() < (freshUntil.get(hash) ?? Number.NEGATIVE_INFINITY))
      return Promise.resolve(true);
    freshUntil.delete(hash);
    const asked = underway.get(hash) ?? ask(hash).finally(() => underway.delete(hash));
    underway.set(hash, asked);
    return asked;
  };
};
