import type { DrawLimits } from './draw-limits';

/** Who asks: the lines of sites take turns, and within a site those of its clients. */
export interface Asker {
  readonly site: string;
  readonly client: string;
}

/** A turn that was given. It counts until one of the two is called; a second call does nothing. */
export interface Turn {
  /** The answer has begun, or failed: the next in line may start. */
  end(): void;
  /** Nobody waits for the answer any more, but what was begun may go on for as long as such a draw usually takes. */
  abandon(): void;
}

/** Calls `start` when it is the asker's turn, or `refuse` when none will come. Never both, and neither once it has left. */
export interface Wish {
  readonly start: (turn: Turn) => void;
  readonly refuse: () => void;
}

/** Turns at one template app. */
export interface Turns {
  /** Asks for a turn. The answer takes the wish back, for a client that goes away while it waits. */
  ask(asker: Asker, wish: Wish): () => void;
  /** How many turns are taken, and how many requests wait for one. */
  now(): { readonly taken: number; readonly waiting: number };
}

interface Waiter extends Wish {
  readonly timer: NodeJS.Timeout;
}
type Line = Waiter[];

/**
 * What is taken for the usual time of a draw, in milliseconds: at least, also when many quick answers, as redirects are,
 * come between; and at most, however slow the app becomes. Four abandoned draws in 250 ms are about one thread's work.
 */
const usual = { least: 250, most: 2_000 } as const;

const lengthOf = (lines: ReadonlyMap<string, Line>): number =>
  [...lines.values()].reduce((sum, line) => sum + line.length, 0);

/** The key with the largest size; the newcomer's own, where it is not shorter than any other. */
const longest = <Value>(
  entries: ReadonlyMap<string, Value>,
  newcomer: string,
  sizeOf: (value: Value) => number,
): string => {
  const own = entries.get(newcomer);
  let found = { key: newcomer, size: own === undefined ? 0 : sizeOf(own) };
  for (const [key, value] of entries) {
    const size = sizeOf(value);
    if (size > found.size) found = { key, size };
  }
  return found.key;
};

/**
 * Gives `atOnce` turns at a time. Sites take turns, then clients of a site, each with its oldest request. When too many
 * wait, the longest line of the site that has most waiting gives up its newest: a few people may wait for many pages,
 * a flood only takes its own places.
 */
export const createTurns = ({ atOnce, waiting, waitMs }: Pick<DrawLimits, 'atOnce' | 'waiting' | 'waitMs'>): Turns => {
  /** In the order in which they are next. */
  const sites = new Map<string, Map<string, Line>>();
  let taken = 0;
  let waitingNow = 0;
  let usualMs: number = usual.least;

  const turn = (): Turn => {
    const began = performance.now();
    let isOver = false;
    const give = (): void => {
      taken -= 1;
      next();
    };
    return {
      end: () => {
        if (isOver) return;
        isOver = true;
        const took = Math.min(Math.max(performance.now() - began, usual.least), usual.most);
        usualMs = usualMs * 0.9 + took * 0.1;
        give();
      },
      abandon: () => {
        if (isOver) return;
        isOver = true;
        setTimeout(give, Math.max(0, usualMs - (performance.now() - began))).unref();
      },
    };
  };

  const startNow = (wish: Wish): void => {
    taken += 1;
    wish.start(turn());
  };

  /** Takes a waiter out of its line; false when it is not there any more. */
  const remove = ({ site, client }: Asker, waiter: Waiter): boolean => {
    const lines = sites.get(site);
    const line = lines?.get(client);
    const at = line?.indexOf(waiter) ?? -1;
    if (lines === undefined || line === undefined || at < 0) return false;
    clearTimeout(waiter.timer);
    waitingNow -= 1;
    line.splice(at, 1);
    if (line.length === 0) lines.delete(client);
    if (lines.size === 0) sites.delete(site);
    return true;
  };

  const next = (): void => {
    while (taken < atOnce) {
      const [site, lines] = sites.entries().next().value ?? [];
      if (site === undefined || lines === undefined) return;
      const [client, line] = lines.entries().next().value ?? [];
      const waiter = line?.[0];
      if (client === undefined || line === undefined || waiter === undefined) return;
      // Whoever was served goes to the end: a Map remembers the order of insertion.
      lines.delete(client);
      lines.set(client, line);
      sites.delete(site);
      sites.set(site, lines);
      remove({ site, client }, waiter);
      startNow(waiter);
    }
  };

  const giveUpNewest = (newcomer: Asker): void => {
    const site = longest(sites, newcomer.site, lengthOf);
    const lines = sites.get(site);
    if (lines === undefined) return;
    const client = longest(lines, site === newcomer.site ? newcomer.client : '', ({ length }) => length);
    const last = lines.get(client)?.at(-1);
    if (last !== undefined && remove({ site, client }, last)) last.refuse();
  };

  return {
    now: () => ({ taken, waiting: waitingNow }),
    ask: (asker, wish) => {
      if (taken < atOnce) {
        startNow(wish);
        return () => undefined;
      }
      const waiter: Waiter = {
        ...wish,
        timer: setTimeout(() => {
          if (remove(asker, waiter)) waiter.refuse();
        }, waitMs),
      };
      waiter.timer.unref();
      const lines = sites.get(asker.site) ?? new Map<string, Line>();
      sites.set(asker.site, lines);
      const line = lines.get(asker.client) ?? [];
      lines.set(asker.client, line);
      line.push(waiter);
      waitingNow += 1;
      if (waitingNow > waiting) giveUpNewest(asker);
      return () => void remove(asker, waiter);
    },
  };
};
