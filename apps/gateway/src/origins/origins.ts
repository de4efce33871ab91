import { lookup as systemLookup } from 'node:dns/promises';
import { isIP } from 'node:net';
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
  /** Whether another process of an application could be asked; nobody's turn passes by the question. */
  hasSeveral(origin: string): boolean;
  /** A process that could not be reached is asked after the others, until its health says otherwise. */
  failed(process: string): void;
  close(): void;
}

interface Options extends Pick<Settings, 'apiUrl' | 'processes' | 'looksUpOrigins'> {
  /** Milliseconds between two looks at health and names. */
  readonly intervalMs?: number;
  /** Addresses of a name; tests have names of their own. */
  readonly lookup?: (name: string) => Promise<readonly string[]>;
}

/** Milliseconds that a process may take to say how it is. */
const healthPatienceMs = 1_000;

const addressesOf = async (name: string): Promise<readonly string[]> =>
  (await systemLookup(name, { all: true })).map(({ address }) => address);

/** Where a process of an application says whether it wants to be asked. */
const healthPathOf = (origin: string, apiUrl: string): string => (origin === apiUrl ? '/readyz' : '/_template/healthz');

const isWell = (address: string): Promise<boolean> =>
  fetch(address, { signal: AbortSignal.timeout(healthPatienceMs) }).then(
    async (answer) => {
      await answer.arrayBuffer();
      return answer.ok;
    },
    // What it is not well of is its own log's to say.
    () => false,
  );

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

  constructor(origin: string, processes: readonly string[]) {
    this.#origin = origin;
    this.#processes = processes;
  }

  get processes(): readonly string[] {
    return this.#processes;
  }

  failed(process: string): void {
    if (this.#processes.includes(process)) this.#unwell.add(process);
  }

  inOrder(page: string | null): readonly string[] | null {
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

/**
 * Knows the processes of API and template apps where the settings name several, or where each address of a name is one,
 * and looks at the health of each. Without either it does nothing at all.
 */
export const createOrigins = ({
  apiUrl,
  processes,
  looksUpOrigins,
  intervalMs = 1_000,
  lookup = addressesOf,
}: Options): Origins => {
  const applications = new Map([...processes].map(([origin, own]) => [origin, new Application(origin, own)]));
  let timer: NodeJS.Timeout | undefined;
  let isClosed = false;

  const lookAt = async (origin: string, application: Application): Promise<void> => {
    if (looksUpOrigins && !processes.has(origin) && isByName(origin)) {
      // A name that cannot be looked up now has the addresses that it had.
      const addresses = await lookup(new URL(origin).hostname).catch((): readonly string[] => []);
      application.rename(originsAt(origin, addresses));
    }
    await application.look(healthPathOf(origin, apiUrl));
  };
  const look = async (): Promise<void> => {
    await Promise.all([...applications].map(([origin, application]) => lookAt(origin, application)));
    if (!isClosed) timer = setTimeout(look, intervalMs).unref();
  };
  if (applications.size > 0 || looksUpOrigins) void look();

  return {
    inOrder: (origin, page) => {
      const known = applications.get(origin);
      if (known !== undefined) return known.inOrder(page);
      if (!looksUpOrigins || !isByName(origin)) return null;
      // Until its name has been looked up, within the next second, it is the one origin that it is called by.
      applications.set(origin, new Application(origin, [origin]));
      return null;
    },
    hasSeveral: (origin) => (applications.get(origin)?.processes.length ?? 1) > 1,
    failed: (process) => {
      for (const application of applications.values()) application.failed(process);
    },
    close: () => {
      isClosed = true;
      clearTimeout(timer);
    },
  };
};
