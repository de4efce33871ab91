import { describe, expect, it } from 'vitest';
import { createProcessLog, loggedError, type RequestFacts } from './process-log';

describe('loggedError', () => {
  it('keeps the parameters of a failed query and the details of the driver out of the log', () => {
    const driver = Object.assign(new Error('duplicate key value violates unique constraint "leads_pkey"'), {
      code: '23505',
      detail: 'Key (email)=(jo@example.com) already exists.',
      client: { secretKey: 12345 },
    });
    const error = Object.assign(new Error('Failed query: insert into leads values ($1)\nparams: jo@example.com'), {
      query: 'insert into leads values ($1)',
      params: ['jo@example.com'],
      cause: driver,
    });
    const text = JSON.stringify(loggedError(error));
    expect(text).not.toContain('jo@example.com');
    expect(text).not.toContain('12345');
    expect(text).toContain('23505');
    expect(text).toContain('leads_pkey');
  });
});

describe('the log of a process', () => {
  const linesOf = (level: string, facts: RequestFacts) => {
    const lines: string[] = [];
    const log = createProcessLog(
      { name: 'template-a', level, factsOf: () => facts },
      { write: (line) => void lines.push(line) },
    );
    return { log, read: () => lines.map((line) => JSON.parse(line)) };
  };

  it('has a line of JSON for each thing said, with the request that it was said for', () => {
    const { log, read } = linesOf('info', { request_id: 'an-id', site: 'yard' });
    log.debug('unheard');
    log.error({ err: new Error('two\nlines') }, 'a page failed');
    expect(read()).toEqual([
      {
        level: 50,
        time: expect.any(Number),
        name: 'template-a',
        request_id: 'an-id',
        site: 'yard',
        err: { type: 'Error', message: 'two\nlines', at: expect.any(Array) },
        msg: 'a page failed',
      },
    ]);
  });

  it('says nothing of a request where there is none', () => {
    const { log, read } = linesOf('info', {});
    log.info('ready');
    expect(read()).toEqual([{ level: 30, time: expect.any(Number), name: 'template-a', msg: 'ready' }]);
  });
});
