import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildPrograms } from '../../../test/test-programs';

let programs: Awaited<ReturnType<typeof buildPrograms>>;
beforeAll(async () => {
  programs = await buildPrograms(() => ({}));
});
afterAll(() => programs.close());

it('a command whose output nobody reads ends without a stack trace', async () => {
  expect(await programs.forecourtUnread('--help')).toEqual({ code: 0, err: '' });
});
