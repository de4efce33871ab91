import { spawn } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import { constants, setPriority } from 'node:os';
import { dirname, join } from 'node:path';
import { text } from 'node:stream/consumers';
import { photoFaults } from '@forecourt/api-contract';
import * as z from 'zod';
import { createTurns } from '../../ground/limits/turns';
import type { ReadForm, ReadPhotos, SpooledForm } from './photo-reading';

/** Longest wait for one's turn, in milliseconds: a person who has waited so long does better to come back. */
const longestWaitMs = 5 * 60_000;
/** Longest work on one form, in milliseconds: nine of the largest pictures on a busy machine. */
const longestWorkMs = 2 * 60_000;

/** What the process is told. */
const taskSchema = z.object({ path: z.string(), type: z.string(), most: z.int().positive() });

/** What it says when it has done it. The pictures lie beside the form. */
const resultSchema = z.object({
  photos: z.array(z.object({ width: z.int(), height: z.int() })),
  fault: z.enum(photoFaults).nullable(),
  tried: z.int(),
  back: z.string().nullable(),
});

const pictureBeside = ({ path }: Pick<SpooledForm, 'path'>, place: number): string =>
  join(dirname(path), `photo-${place}.jpg`);

/** The work of the process itself: reads its task, writes the pictures beside the form, and answers with the rest. */
export const answerPhotoTask = async (
  given: string,
  read: (form: SpooledForm, most: number) => Promise<ReadForm>,
): Promise<string> => {
  const { most, ...form } = taskSchema.parse(JSON.parse(given));
  const { photos, ...rest } = await read(form, most);
  for (const [place, { picture }] of photos.entries()) await writeFile(pictureBeside(form, place), picture);
  const result: z.infer<typeof resultSchema> = {
    ...rest,
    photos: photos.map(({ width, height }) => ({ width, height })),
  };
  return JSON.stringify(result);
};

/** What of our own environment the process gets: no secret of ours is in reach of a decoder that is taken over. */
const ownEnvironment = { MALLOC_ARENA_MAX: '2' };

/**
 * Has the process give way to whoever waits for a page. Threads take their priority from the one that starts them, and
 * pictures are unfolded by such as Node starts before it runs a program: it cannot say this itself.
 */
const yieldToOthers = (pid: number | undefined): void => {
  if (pid === undefined) return;
  try {
    setPriority(pid, constants.priority.PRIORITY_LOW);
  } catch (error) {
    // It has ended already, and says so by its code.
    if (!(error instanceof Error && 'code' in error && error.code === 'ERR_SYSTEM_ERROR')) throw error;
  }
};

/**
 * Runs the process once. It ends with its form, so that what its pictures took is given back.
 * @returns what it said; `late` where it took too long, `ended` where the system ended it, as it does for want of memory
 */
const runOnce = async (
  program: string,
  task: z.infer<typeof taskSchema>,
  workMs: number,
): Promise<{ readonly said: string } | 'late' | 'ended'> => {
  const limit = AbortSignal.timeout(workMs);
  const child = spawn(process.execPath, [program], {
    env: ownEnvironment,
    stdio: ['pipe', 'pipe', 'pipe'],
    signal: limit,
    killSignal: 'SIGKILL',
  });
  yieldToOthers(child.pid);
  // One that ended before it read its task says so by its code.
  child.stdin.on('error', () => undefined);
  child.stdin.end(JSON.stringify(task));
  const ended = new Promise<number | null>((resolve, reject) => {
    child.once('error', (error) => (limit.aborted ? resolve(null) : reject(error)));
    child.once('close', resolve);
  });
  const [code, said, complaint] = await Promise.all([ended, text(child.stdout), text(child.stderr)]);
  if (limit.aborted) return 'late';
  if (code === null) return 'ended';
  if (code !== 0) throw new Error(`The process that reads photos ended with ${code}: ${complaint.slice(-2000)}`);
  return { said };
};

/**
 * Reads forms in a process of their own, one at a time over all dealers: what a picture unfolds to is neither in our
 * memory nor in our way, and is gone with the process.
 * @param program the file that the process runs
 */
export const photoProcess = (
  program: string,
  { waitMs = longestWaitMs, workMs = longestWorkMs }: { readonly waitMs?: number; readonly workMs?: number } = {},
): ReadPhotos => {
  const inTurn = createTurns(1);
  return async (form, most) => {
    const asked = performance.now();
    return inTurn(async () => {
      if (performance.now() - asked > waitMs) return 'busy';
      const run = await runOnce(program, { ...form, most }, workMs);
      if (run === 'late') return 'busy';
      // Too much for the machine, so too large; it costs the lead as many tries as it could have held files.
      if (run === 'ended') return { photos: [], fault: 'size', tried: most, back: null };
      const { photos, ...rest } = resultSchema.parse(JSON.parse(run.said));
      const pictures = await Promise.all(photos.map((_, place) => readFile(pictureBeside(form, place))));
      return {
        ...rest,
        photos: photos.map((size, place) => ({ ...size, picture: pictures[place] ?? Buffer.alloc(0) })),
      };
    });
  };
};
