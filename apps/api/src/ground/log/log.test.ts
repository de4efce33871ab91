import { DrizzleQueryError } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { loggedError } from './log';

describe('loggedError', () => {
  it('keeps the parameters of a failed query and the details of the driver out of the log', () => {
    const driver = Object.assign(new Error('duplicate key value violates unique constraint "leads_pkey"'), {
      code: '23505',
      detail: 'Key (email)=(jo@example.com) already exists.',
      client: { secretKey: 12345 },
    });
    const error = new DrizzleQueryError('insert into leads values ($1)', ['jo@example.com'], driver);
    const text = JSON.stringify(loggedError(error));
    expect(text).not.toContain('jo@example.com');
    expect(text).not.toContain('12345');
    expect(text).toContain('23505');
    expect(text).toContain('leads_pkey');
  });
});
