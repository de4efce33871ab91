import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { constants, tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildPrograms } from '../../../test/test-programs';
import { photoProcess } from './photo-process';

let programs: Awaited<ReturnType<typeof buildPrograms>>;
let folder = '';
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'forecourt-photo-process-'));
  programs = await buildPrograms(() => ({}));
});
afterAll(async () => {
  await programs.close();
  rmSync(folder, { recursive: true, force: true });
});

const picture = () =>
  sharp({ create: { width: 60, height: 40, channels: 3, background: '#c00' } })
    .jpeg()
    .toBuffer();

/** A form with these files, as a browser sends it. */
const sentForm = async (files: readonly Buffer[], back?: string) => {
  const form = new FormData();
  for (const bytes of files) form.append('photos', new Blob([new Uint8Array(bytes)]), 'photo.jpg');
  if (back !== undefined) form.append('back', back);
  const sent = new Response(form);
  const path = join(mkdtempSync(join(folder, 'form-')), 'form');
  writeFileSync(path, new Uint8Array(await sent.arrayBuffer()));
  return { path, type: sent.headers.get('content-type') ?? '' };
};

/** A program of the test's own in place of the one that reads photos. */
const programOf = (name: string, source: string): string => {
  const path = join(folder, `${name}.mjs`);
  writeFileSync(path, source);
  return path;
};
const nothing = JSON.stringify({ photos: [], fault: 'none', tried: 0, back: null });
const form = { path: '/nonexistent/form', type: 'multipart/form-data' };

describe('the process that reads photos', () => {
  it('makes photos of the good files of a form, names the first fault, and leaves out what is above the number', async () => {
    const read = photoProcess(programs.photoProgram);
    const sent = await sentForm(
      [await picture(), Buffer.from('no picture'), await picture(), await picture()],
      '/success?a=b',
    );
    const made = await read(sent, 3);
    if (made === 'busy') throw new Error('It took too long.');
    expect({ ...made, photos: made.photos.length }).toEqual({
      photos: 2,
      fault: 'type',
      tried: 3,
      back: '/success?a=b',
    });
    for (const { picture: bytes, width } of made.photos)
      expect(await sharp(bytes).metadata()).toMatchObject({ format: 'jpeg', width });
  });

  it('says of a form whose end is missing that it is broken', async () => {
    const sent = await sentForm([await picture()]);
    writeFileSync(sent.path, new Uint8Array(readFileSync(sent.path).subarray(0, -20)));
    expect(await photoProcess(programs.photoProgram)(sent, 3)).toMatchObject({ photos: [], fault: 'broken', tried: 0 });
  });

  it('gives way to everything else with each of its threads', async () => {
    const program = programOf(
      'gives-way',
      `import { existsSync, readdirSync, readFileSync } from 'node:fs';
      import { readFile } from 'node:fs/promises';
      import { getPriority } from 'node:os';
      const tasks = '/proc/self/task';
      // The threads that unfold pictures are these.
      await readFile(process.argv[1]);
      const niceOf = (id) => Number(readFileSync(tasks + '/' + id + '/stat', 'utf8').split(') ')[1].split(' ')[16]);
      const all = existsSync(tasks) ? readdirSync(tasks).map(niceOf) : [getPriority()];
      process.stdout.write(JSON.stringify({ photos: [], fault: null, tried: 0, back: String(Math.min(...all)) }));`,
    );
    expect(await photoProcess(program)(form, 1)).toMatchObject({ back: String(constants.priority.PRIORITY_LOW) });
  });

  it('runs for one form at a time', async () => {
    const working = join(folder, 'working');
    const program = programOf(
      'alone',
      `import { existsSync, rmSync, writeFileSync } from 'node:fs';
      if (existsSync(${JSON.stringify(working)})) process.exit(3);
      writeFileSync(${JSON.stringify(working)}, '');
      setTimeout(() => { rmSync(${JSON.stringify(working)}); process.stdout.write(${JSON.stringify(nothing)}); }, 30);`,
    );
    const read = photoProcess(program);
    expect(await Promise.all([1, 2, 3].map(() => read(form, 1)))).toHaveLength(3);
    expect(existsSync(working)).toBe(false);
  });

  it('is ended when it takes too long, and the next form is read', async () => {
    const read = photoProcess(programOf('endless', 'setInterval(() => {}, 1000)'), { workMs: 200 });
    expect(await read(form, 1)).toBe('busy');
    expect(await read(form, 1)).toBe('busy');
  });

  it('that the system ends, as for want of memory, counts as files too large, and costs their tries', async () => {
    const read = photoProcess(programOf('killed', "process.kill(process.pid, 'SIGKILL');"));
    expect(await read(form, 3)).toEqual({ photos: [], fault: 'size', tried: 3, back: null });
  });

  it('does not begin a form that has waited too long for its turn', async () => {
    const read = photoProcess(programOf('quick', `process.stdout.write(${JSON.stringify(nothing)})`), { waitMs: 0 });
    expect(await read(form, 1)).toBe('busy');
  });

  it('knows nothing of our environment, and what it complains of is in the error', async () => {
    const said = (source: string) => photoProcess(programOf(`said-${source.length}`, source))(form, 1);
    process.env.FORECOURT_SECRET_OF_THIS_TEST = 'x';
    try {
      await expect(
        said('process.stderr.write(Object.keys(process.env).join(" ")); process.exitCode = 4;'),
      ).rejects.toThrow(/ended with 4: MALLOC_ARENA_MAX$/);
    } finally {
      delete process.env.FORECOURT_SECRET_OF_THIS_TEST;
    }
  });
});
