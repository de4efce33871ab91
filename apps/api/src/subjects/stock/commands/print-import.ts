import { resolve } from 'node:path';
import type { CliContext } from '../../../ground/cli/cli-context';
import type { Database } from '../../../ground/database/database';
import type { Env } from '../../../ground/env/env';
import { createFolderPictures, createStockNumberPictures, originalsOf } from '../../media';
import type { ImportOptions, ImportResult } from '../import-stock';
import { reportLines } from '../run-report';
import type { Reject } from '../stock-runs';

const shownRejects = 20;
const shownPictures = 10;

/** Refused rows on one line a reason. */
export const rejectLines = (rejects: readonly Pick<Reject, 'line' | 'record' | 'reasons'>[]): string[] =>
  rejects.flatMap(({ line, record, reasons }) =>
    reasons.map(
      ({ field, value, reason }) => `line ${line} (record ${record})  ${field} = ${JSON.stringify(value)}  ${reason}`,
    ),
  );

/** The outcome of an import in words, or whole as JSON. */
export const printImport = (
  context: CliContext,
  flags: { readonly dealership: string; readonly json?: boolean },
  result: ImportResult,
): void => {
  if (flags.json === true) {
    context.printJson(result);
    return;
  }
  const { read, created, updated, unchanged, sold, rejects, format, encoding, pictures_waiting } = result;
  const how = format === null ? '' : ` (${format}, ${encoding})`;
  context.print(
    `${read} rows read${how}: ${created} new, ${updated} changed, ${unchanged} unchanged, ${rejects.length} refused. ${sold} no longer listed, marked sold.`,
  );
  for (const line of rejectLines(rejects.slice(0, shownRejects))) context.print(line);
  if (rejects.length > shownRejects)
    context.print(
      `... and ${rejects.length - shownRejects} more: forecourt stock rejects --dealership ${flags.dealership}`,
    );
  for (const line of reportLines(result)) context.print(line);
  if (pictures_waiting > 0) context.say(`Pictures to be fetched in the background by the worker: ${pictures_waiting}.`);
};

/** What every import by hand has in common: the clock, pictures from a folder, and progress on standard error. */
export const importByHand = async (
  context: CliContext,
  { pool }: Database,
  env: Env,
  media: string | undefined,
  action: (shared: Pick<ImportOptions, 'now' | 'picture' | 'picturesOf' | 'onProgress'>) => Promise<ImportResult>,
): Promise<ImportResult> => {
  const missing: string[] = [];
  const miss = (name: string, reason: string): void => void missing.push(`  ${name}: ${reason}`);
  const noFolder = async (name: string) => {
    miss(name, 'It is no http address, and no folder of pictures is given (--media).');
    return null;
  };
  let told = 0;
  const result = await action({
    now: env.now(),
    ...(media === undefined
      ? { picture: noFolder }
      : {
          picture: createFolderPictures({ pool, originals: originalsOf(env) }, resolve(media), miss),
          picturesOf: createStockNumberPictures(resolve(media)),
        }),
    onProgress: ({ phase, rows, rejected }) => {
      if (rows - told < 5000 && rows >= told) return;
      told = rows;
      context.say(`${phase === 'reading' ? 'read' : 'written'} ${rows} rows, ${rejected} refused so far`);
    },
  });
  if (missing.length > 0)
    context.say([`Pictures left out: ${missing.length}.`, ...missing.slice(0, shownPictures)].join('\n'));
  return result;
};
