import { lookup as systemLookup } from 'node:dns/promises';
import { isIP } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import type { Settings } from '../settings';

/** The processes of the applications behind, as far as this gateway knows of more than one of any. */
export interface Origins {
  /**
   * Origins of the processes of an application, in the order in which they are to be asked: those that are well before
   * those that are not. Null where the application is one origin and no more.
   * @param origin by which the application is known (`originOf`)
   * @param page the name of a page that is kept, its site's in it: the same page goes to the same process, so that each
   *   keeps pages of its own; null where every process is as good, which then take turns
   */
  inOrder(origin: string, page: string | null): readonly string[] | null;
  /** Every process of an application, well or not, in no order; nobody's turn passes by the question. */
  processesOf(origin: string): readonly string[];
  /** A process that could not be reached is asked after the others, until its health says otherwise. */
  failed(process: string): void;
  close(): void;
}

interface Options extends Pick<Settings, 'apiUrl' | 'processes' | 'looksUpOrigins'> {
  /** Milliseconds between two looks at health and names. */
  readonly intervalMs?: number;
  /** Milliseconds that a look waits for a name. */
  readonly lookupPatienceMs?: number;
  /** Milliseconds after which an origin that nobody has asked for is looked at no more. */
  readonly forgetMs?: number;
  /** Addresses of a name; tests have names of their own. */
  readonly lookup?: (name: string) => Promise<readonly string[]>;
}

/** Milliseconds that a process may take to say how it is. */
const healthPatienceMs = 1_000;

const addressesOf = async (name: string): Promise<readonly string[]> =>
  (await systemLookup(name, { all: true })).map(({ address }) => address);

/** Where a process of an application says whether it wants to be asked. */
const healthPathOf = (origin: string, apiUrl: string): string => (origin === apiUrl ? '/readyz' : '/_template/healthz');

const isWell = async (address: string): Promise<boolean> => {
  try {
    const answer = await fetch(address, { signal: AbortSignal.timeout(healthPatienceMs) });
    await answer.arrayBuffer();
    return answer.ok;
  } catch {
    // What it is not well of is its own log's to say.
    return false;
  }
};

/** A number of 32 bits that a text always has (FNV-1a), spread so that texts with one end differ in all bits. */
const numberOf = (text: string): number => {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d);
  return (hash ^ (hash >>> 13)) >>> 0;
};

/** The processes of one application. */
class Application {
  readonly #origin: string;
  #processes: readonly string[];
  /** Those that said so themselves, or could not be reached; a process is taken to be well until then. */
  readonly #unwell = new Set<string>();
  #turn = 0;
  /** When it was asked for last, by the clock of the process. */
  #askedAt = performance.now();

  constructor(origin: string, processes: readonly string[]) {
    this.#origin = origin;
    this.#processes = processes;
  }

  get processes(): readonly string[] {
    return this.#processes;
  }

  /** Milliseconds since it was asked for. */
  get idleMs(): number {
    return performance.now() - this.#askedAt;
  }

  failed(process: string): void {
    if (this.#processes.includes(process)) this.#unwell.add(process);
  }

  inOrder(page: string | null): readonly string[] | null {
    this.#askedAt = performance.now();
    if (this.#processes.length < 2) return this.#processes[0] === this.#origin ? null : this.#processes;
    const order = page === null ? this.#inTurn() : this.#byHash(page);
    if (this.#unwell.size === 0) return order;
    return [
      ...order.filter((process) => !this.#unwell.has(process)),
      ...order.filter((process) => this.#unwell.has(process)),
    ];
  }

  #inTurn(): readonly string[] {
    const first = this.#turn % this.#processes.length;
    this.#turn = first + 1;
    return [...this.#processes.slice(first), ...this.#processes.slice(0, first)];
  }

  /** Highest hash of process and page first (rendezvous): a process that comes or goes moves only its own pages. */
  #byHash(page: string): readonly string[] {
    return this.#processes
      .map((process) => ({ process, rank: numberOf(`${process} ${page}`) }))
      .sort((one, other) => other.rank - one.rank)
      .map(({ process }) => process);
  }

  async look(healthPath: string): Promise<void> {
    if (this.#processes.length < 2) return this.#unwell.clear();
    const found = await Promise.all(
      this.#processes.map(async (process) => [process, await isWell(`${process}${healthPath}`)] as const),
    );
    for (const [process, well] of found)
      if (well) this.#unwell.delete(process);
      else this.#unwell.add(process);
  }

  /** Takes over the processes that a name has now. */
  rename(processes: readonly string[]): void {
    if (processes.length === 0) return;
    this.#processes = processes;
    for (const process of this.#unwell) if (!processes.includes(process)) this.#unwell.delete(process);
  }
}

/** The origins of the addresses that the name in an origin has: `http://api:4000` is `http://10.0.0.7:4000` and others. */
const originsAt = (origin: string, addresses: readonly string[]): readonly string[] => {
  const { port } = new URL(origin);
  const place = port === '' ? '' : `:${port}`;
  return [...addresses].sort().map((address) => `http://${isIP(address) === 6 ? `[${address}]` : address}${place}`);
};

/** Whether an origin is by a name that may stand for several processes. With https the name is part of the certificate. */
const isByName = (origin: string): boolean => {
  const { protocol, hostname } = new URL(origin);
  return protocol === 'http:' && isIP(hostname.replaceAll(/[[\]]/g, '')) === 0;
};

/** Calls `lookup` once at a time for a name: a look-up that hangs holds a thread, and cannot be ended. */
const oneAtATime = (lookup: (name: string) => Promise<readonly string[]>) => {
  const running = new Map<string, Promise<readonly string[]>>();
  return (name: string): Promise<readonly string[]> => {
    const found = running.get(name) ?? lookup(name).finally(() => running.delete(name));
    running.set(name, found);
    return found;
  };
};

/**
 * Knows the processes of API and template apps where the settings name several, or where each address of a name is one,
 * and looks at the health of each, application by application. Without either it does nothing at all.
 */
export const createOrigins = ({
  apiUrl,
  processes,
  looksUpOrigins,
  intervalMs = 1_000,
  lookupPatienceMs = 1_000,
  forgetMs = 600_000,
  lookup = addressesOf,
}: Options): Origins => {
  const applications = new Map<string, Application>();
  const closing = new AbortController();
  const lookUp = oneAtATime(lookup);

  const takeAddresses = async (origin: string, application: Application): Promise<void> => {
    const found = lookUp(new URL(origin).hostname).then(
      (addresses) => application.rename(originsAt(origin, addresses)),
      // A name that cannot be looked up now has the addresses that it had.
      () => undefined,
    );
    // One that comes late is taken over when it comes: nobody's health waits for it.
    await Promise.race([found, pause(lookupPatienceMs, undefined, { ref: false })]);
  };
  const follow = async (origin: string, application: Application): Promise<void> => {
    const isConfigured = processes.has(origin);
    while (!closing.signal.aborted) {
      if (!isConfigured) {
        if (application.idleMs > forgetMs) return void applications.delete(origin);
        await takeAddresses(origin, application);
      }
      await application.look(healthPathOf(origin, apiUrl));
      await pause(intervalMs, undefined, { ref: false });
    }
  };
  const add = (origin: string, own: readonly string[]): void => {
    const application = new Application(origin, own);
    applications.set(origin, application);
    void follow(origin, application);
  };
  for (const [origin, own] of processes) add(origin, own);

  return {
    inOrder: (origin, page) => {
      const known = applications.get(origin);
      if (known !== undefined) return known.inOrder(page);
      if (!looksUpOrigins || !isByName(origin)) return null;
      // Until its name has been looked up it is the one origin that it is called by.
      add(origin, [origin]);
      return null;
    },
    processesOf: (origin) => applications.get(origin)?.processes ?? [origin],
    failed: (process) => {
      for (const application of applications.values()) application.failed(process);
    },
    close: () => closing.abort(),
  };
};
