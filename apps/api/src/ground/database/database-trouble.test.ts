import { DrizzleQueryError } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { answeredWithin, DatabaseSilentError, databaseTrouble } from './database-trouble';

const coded = (code: string) => Object.assign(new Error('words of the server'), { code });
const queryFailed = (cause: Error) => new DrizzleQueryError('select 1', [], cause);

describe('databaseTrouble', () => {
  it.each([
    ['a refused connection', coded('ECONNREFUSED')],
    ['a reset connection', coded('ECONNRESET')],
    ['a host without an address', coded('ENOTFOUND')],
    ['every address of a host refused', new AggregateError([coded('ECONNREFUSED'), coded('ECONNREFUSED')])],
    ['a connection that ended', new Error('Connection terminated unexpectedly')],
    ['a query on a dead connection', new Error('Client has encountered a connection error and is not queryable')],
    ['a connection that was closed', new Error('Client was closed and is not queryable')],
    ['no connection in time', new Error('timeout exceeded when trying to connect')],
    ['no answer in time', new Error('Query read timeout')],
    ['ended by an operator', coded('57P01')],
    ['ended by a crash', coded('57P02')],
    ['a server that starts', coded('57P03')],
    ['too many connections', coded('53300')],
    ['no memory', coded('53200')],
    ['a connection exception', coded('08006')],
    ['a standby', coded('25006')],
    ['no answer for somebody who waits', new DatabaseSilentError()],
  ])('classifies %s as "away", also as the cause of a failed query', (_, error) => {
    expect([databaseTrouble(error), databaseTrouble(queryFailed(error))]).toEqual(['away', 'away']);
  });

  it('classifies a full disk as "full"', () => {
    expect(databaseTrouble(queryFailed(coded('53100')))).toBe('full');
  });

  it.each([
    ['a constraint', queryFailed(coded('23505'))],
    ['a wrong statement', coded('42601')],
    ['a cancelled statement', coded('57014')],
    ['a full folder', coded('ENOSPC')],
    ['an error that only quotes one', new Error('It said: Connection terminated')],
    ['several errors of another kind', new AggregateError([coded('ENOSPC')])],
    ['no error', 'ECONNREFUSED'],
    ['nothing', undefined],
  ])('classifies %s as neither away nor full', (_, error) => {
    expect(databaseTrouble(error)).toBeNull();
  });
});

describe('answeredWithin', () => {
  it('returns or rejects as the work does when the work ends in time', async () => {
    expect(await answeredWithin(1_000, Promise.resolve(7))).toBe(7);
    const fault = new Error('of the work');
    await expect(answeredWithin(1_000, Promise.reject(fault))).rejects.toBe(fault);
  });

  it('rejects when the work takes longer than the limit', async () => {
    let fail = (_: Error): void => undefined;
    const late = new Promise<never>((_, reject) => {
      fail = reject;
    });
    await expect(answeredWithin(20, late)).rejects.toBeInstanceOf(DatabaseSilentError);
    // What comes of it later is nobody's unhandled failure.
    fail(new Error('later'));
    await new Promise((resolve) => setTimeout(resolve));
  });
});
