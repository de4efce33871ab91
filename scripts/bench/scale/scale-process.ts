import { readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';

/** Hundredths of a second, the unit of the processor times that Linux tells. */
const tickMs = 10;

/** Milliseconds of processor time that a process has had, all of its threads together. */
export const processorMs = (pid: number): number => {
  const text = readFileSync(`/proc/${pid}/stat`, 'utf8');
  // The name of the program may hold spaces; it ends with the last bracket.
  const fields = text.slice(text.lastIndexOf(')') + 2).split(' ');
  return (Number(fields[11]) + Number(fields[12])) * tickMs;
};

/** Bytes of memory that a process has now, and had at most. */
export const memoryOf = (pid: number): { readonly now: number; readonly most: number } => {
  const text = readFileSync(`/proc/${pid}/status`, 'utf8');
  const bytes = (name: string): number => Number(new RegExp(`^${name}:\\s+(\\d+)`, 'm').exec(text)?.[1]) * 1024;
  return { now: bytes('VmRSS'), most: bytes('VmHWM') };
};

/** Where Node's inspector listens when a process is asked for it by a signal. */
const inspector = 'http://127.0.0.1:9229';

const inspectorAddress = async (): Promise<string> => {
  for (let tries = 0; tries < 100; tries += 1) {
    const targets = await fetch(`${inspector}/json/list`).then(
      async (answer) => (await answer.json()) as readonly { readonly webSocketDebuggerUrl: string }[],
      () => [],
    );
    const [target] = targets;
    if (target !== undefined) return target.webSocketDebuggerUrl;
    await pause(100);
  }
  throw new Error(`No inspector answered at ${inspector}. Is another process listening there?`);
};

type Answer = Readonly<Record<string, unknown>>;
/** What Node's inspector sends: the answer to a command, or an event. */
interface Message {
  readonly id?: number;
  readonly result?: Answer;
  readonly method?: string;
  readonly params?: Answer;
}

/** Commands to a thread, and their answers by number. */
const commandsTo = (send: (text: string) => void, failed: Promise<never>) => {
  const waiting = new Map<number, (result: Answer) => void>();
  let last = 0;
  return {
    command: (method: string, params: Answer = {}): Promise<Answer> => {
      last += 1;
      const answer = new Promise<Answer>((resolve) => void waiting.set(last, resolve));
      send(JSON.stringify({ id: last, method, params }));
      return Promise.race([answer, failed]);
    },
    take: ({ id, result = {} }: Message): void => {
      if (id !== undefined) waiting.get(id)?.(result);
    },
  };
};
type Thread = ReturnType<typeof commandsTo>;

/** Bytes that a thread holds once its garbage has been collected: its heap, and its buffers outside of it. */
const heldByThread = async ({ command }: Thread): Promise<number> => {
  await command('HeapProfiler.collectGarbage');
  const { usedSize, backingStorageSize } = await command('Runtime.getHeapUsage');
  return Number(usedSize) + Number(backingStorageSize);
};

/**
 * Bytes that the threads of a process of Node hold once garbage has been collected: of its main thread and of its
 * workers together. The process's inspector listens from then on.
 */
export const heldBy = async (pid: number): Promise<{ readonly main: number; readonly workers: number }> => {
  process.kill(pid, 'SIGUSR1');
  const socket = new WebSocket(await inspectorAddress());
  const failed = new Promise<never>((_, reject) => {
    for (const event of ['error', 'close'])
      socket.addEventListener(event, () => reject(new Error(`The inspector of process ${pid} went away.`)));
  });
  // It goes away at the end too, when nobody waits for it.
  failed.catch(() => undefined);
  await Promise.race([new Promise((resolve) => socket.addEventListener('open', resolve)), failed]);
  const main = commandsTo((text) => socket.send(text), failed);
  const workers = new Map<unknown, Thread>();
  socket.addEventListener('message', ({ data }) => {
    const message = JSON.parse(String(data)) as Message;
    main.take(message);
    const sessionId = message.params?.sessionId;
    if (message.method === 'NodeWorker.attachedToWorker') {
      const send = (text: string) => void main.command('NodeWorker.sendMessageToWorker', { sessionId, message: text });
      workers.set(sessionId, commandsTo(send, failed));
    }
    if (message.method === 'NodeWorker.receivedMessageFromWorker')
      workers.get(sessionId)?.take(JSON.parse(String(message.params?.message)) as Message);
  });
  await main.command('NodeWorker.enable', { waitForDebuggerOnStart: false });
  const ofMain = await heldByThread(main);
  const ofWorkers = await Promise.all([...workers.values()].map(heldByThread));
  socket.close();
  return { main: ofMain, workers: ofWorkers.reduce((sum, bytes) => sum + bytes, 0) };
};
