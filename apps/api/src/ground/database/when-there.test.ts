import pino from 'pino';
import { describe, expect, it } from 'vitest';
import { whenThere } from './when-there';

const log = pino({ level: 'silent' });
const refused = () => Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' });

describe('whenThere', () => {
  it('tries until the database answers', async () => {
    let tries = 0;
    const action = async () => {
      tries += 1;
      if (tries < 3) throw refused();
      return 'open';
    };
    expect(await whenThere(action, { log, stopping: new AbortController().signal })).toBe('open');
    expect(tries).toBe(3);
  });

  it('does not retry a failure of another kind', async () => {
    const fault = new Error('a migration is wrong');
    let tries = 0;
    const action = () => {
      tries += 1;
      return Promise.reject(fault);
    };
    await expect(whenThere(action, { log, stopping: new AbortController().signal })).rejects.toBe(fault);
    expect(tries).toBe(1);
  });

  it('stops retrying when the program is to end', async () => {
    const stopping = new AbortController();
    const waiting = whenThere(() => Promise.reject(refused()), { log, stopping: stopping.signal });
    stopping.abort();
    await expect(waiting).rejects.toMatchObject({ code: 'ECONNREFUSED' });
  });
});
