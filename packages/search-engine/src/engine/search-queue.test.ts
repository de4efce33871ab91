import { describe, expect, it } from 'vitest';
import { SearchQueue } from './search-queue';

/** Requests a turn for each name, and records the names in the order of their turns. */
function queueOf(atOnce: number, room: number) {
  const queue = new SearchQueue(atOnce, room);
  const order: string[] = [];
  const refused: string[] = [];
  const ask = (name: string, signal?: AbortSignal) => {
    const turn = queue.enter(name[0]!, signal);
    if (turn === undefined) refused.push(name);
    else void turn.then((isTurn) => order.push(isTurn ? name : `${name} gone`));
  };
  const leave = async () => {
    queue.leave();
    await Promise.resolve();
  };
  return { ask, leave, order, refused };
}

describe('turns at the worker', () => {
  it('go from owner to owner, whoever came first', async () => {
    const { ask, leave, order } = queueOf(2, 100);
    for (const name of ['a1', 'a2', 'a3', 'a4', 'a5', 'b1', 'c1', 'b2']) ask(name);
    for (let turn = 0; turn < 8; turn++) await leave();
    expect(order).toEqual(['a1', 'a2', 'a3', 'b1', 'c1', 'a4', 'b2', 'a5']);
  });

  it('leave each waiting owner a share of the room, and always room for one request', () => {
    const { ask, refused } = queueOf(0, 6);
    for (let at = 0; at < 8; at++) ask(`a${at}`);
    expect(refused).toEqual(['a6', 'a7']);
    for (let at = 0; at < 4; at++) ask(`b${at}`);
    expect(refused.slice(2)).toEqual(['b3']);
    for (const name of ['c0', 'd0', 'e0', 'f0', 'g0', 'h0', 'h1']) ask(name);
    expect(refused.slice(3)).toEqual(['h1']);
  });

  it('are given up when the client goes, and free their room', async () => {
    const { ask, leave, order, refused } = queueOf(1, 2);
    const client = new AbortController();
    for (const [name, signal] of [['a1'], ['a2', client.signal], ['a3']] as const) ask(name, signal);
    ask('a4');
    expect(refused).toEqual(['a4']);
    client.abort();
    ask('a5');
    for (let turn = 0; turn < 3; turn++) await leave();
    expect(order).toEqual(['a1', 'a2 gone', 'a3', 'a5']);
    ask('a6', client.signal);
    ask('a7');
    await Promise.resolve();
    expect(order.slice(4).sort()).toEqual(['a6 gone', 'a7']);
  });
});
