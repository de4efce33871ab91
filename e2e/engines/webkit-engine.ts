import { type ChildProcess, spawn } from 'node:child_process';
import { createServer } from 'node:net';
import { type Engine, type Key, type Size, until } from './engine-page';

/** Where Debian has WebKitGTK's browser for tests. */
export const miniBrowser = '/usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser';

const keys: Readonly<Record<Key, string>> = { Enter: '\uE007', Escape: '\uE00C', Tab: '\uE004' };

const freePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() =>
        typeof address === 'object' && address !== null ? resolve(address.port) : reject(new Error('No port is free.')),
      );
    });
  });

/** A screen that nobody sees: WebKitGTK has no mode without windows. */
const openScreen = async (): Promise<{ readonly display: string; readonly process: ChildProcess }> => {
  const screen = spawn('Xvfb', ['-displayfd', '3', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const number = await new Promise<string>((resolve, reject) => {
    screen.once('error', reject);
    screen.stdio[3]?.once('data', (data: Buffer) => resolve(data.toString().trim()));
  });
  return { display: `:${number}`, process: screen };
};

/**
 * Runs in the page, before what is asked: from its first question on, a page keeps what it complains of. The driver has
 * no word for that, and the browser writes nothing of it in automation. What a page was left before it had come is no
 * complaint.
 */
const listen = `const complaints = (window.__complaints ??= (() => {
  const kept = [];
  let isLeft = false;
  addEventListener('beforeunload', () => { isLeft = true; });
  addEventListener('pageshow', () => { isLeft = false; });
  addEventListener('error', ({ error, message }) => kept.push(String(error?.stack || message)));
  addEventListener('unhandledrejection', ({ reason }) => kept.push(String(reason)));
  addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
    kept.push('refused by ' + violatedDirective + ': ' + blockedURI));
  const tell = console.error;
  console.error = (...words) => {
    const said = words.map(String).join(' ');
    if (!isLeft || !/ChunkLoadError|Load failed/.test(said)) kept.push(said);
    tell(...words);
  };
  return kept;
})());`;

/** WebKitGTK by plain WebDriver. Pages with scripts are asked before they are loaded: their complaints are heard early. */
export const openWebKit = async ({
  size,
  withScripts,
}: {
  readonly size: Size;
  readonly withScripts: boolean;
}): Promise<Engine> => {
  const screen = await openScreen();
  const port = await freePort();
  const driver = spawn('WebKitWebDriver', [`--port=${port}`], {
    stdio: 'ignore',
    env: {
      ...process.env,
      DISPLAY: screen.display,
      TZ: 'Australia/Sydney',
      NO_AT_BRIDGE: '1',
      LIBGL_ALWAYS_SOFTWARE: '1',
      // Its sandbox needs rights that containers do not have.
      WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
    },
  });
  const complaints: string[] = [];

  const ask = async <Value>(method: 'GET' | 'POST' | 'DELETE', path: string, body?: object): Promise<Value> => {
    const answer = await fetch(`http://127.0.0.1:${port}${path}`, {
      method,
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const { value } = (await answer.json()) as { readonly value: Value };
    if (!answer.ok) throw new Error(`${method} ${path}: ${JSON.stringify(value).slice(0, 300)}`);
    return value;
  };
  await until('the driver of WebKit', () => fetch(`http://127.0.0.1:${port}/status`).then(({ ok }) => ok));
  const args = [
    '--automation',
    '--javascript-can-open-windows-automatically=true',
    '--time-zone=Australia/Sydney',
    ...(withScripts ? [] : ['--enable-javascript=false']),
  ];
  const { sessionId } = await ask<{ readonly sessionId: string }>('POST', '/session', {
    capabilities: {
      alwaysMatch: {
        browserName: 'MiniBrowser',
        pageLoadStrategy: withScripts ? 'none' : 'normal',
        'webkitgtk:browserOptions': { binary: miniBrowser, args },
      },
    },
  });
  const session = `/session/${sessionId}`;
  const run = <Value>(script: string, given: readonly unknown[]) =>
    ask<Value>('POST', `${session}/execute/sync`, { script, args: given });

  // The toolbar keeps a window 447 pixels wide; one that a page opens without a toolbar has no such limit.
  if (withScripts) {
    const first = await ask<string>('GET', `${session}/window`);
    await run(
      `window.open('about:blank', '_blank', 'popup=yes,toolbar=no,width=${size.width},height=${size.height}')`,
      [],
    );
    const second = await until('a window without a toolbar', async () =>
      (await ask<readonly string[]>('GET', `${session}/window/handles`)).find((handle) => handle !== first),
    );
    await ask('DELETE', `${session}/window`);
    await ask('POST', `${session}/window`, { handle: second });
  }
  await ask('POST', `${session}/window/rect`, { ...size });

  const evaluate: Engine['evaluate'] = async <Given extends readonly unknown[], Result>(
    work: (...given: Given) => Result,
    ...given: Given
  ) => {
    // Without scripts a page says nothing.
    if (!withScripts) return run<Result>(`return (${work})(...arguments)`, given);
    const asked = `${listen} return { answer: (${work})(...arguments), said: complaints.splice(0) };`;
    const { answer, said } = await run<{ readonly answer: Result; readonly said: readonly string[] }>(asked, given);
    complaints.push(...said);
    return answer;
  };
  const act = (source: object) => ask('POST', `${session}/actions`, { actions: [source] });
  const pointer = (actions: readonly object[]) =>
    act({ type: 'pointer', id: 'pointer', parameters: { pointerType: 'mouse' }, actions });
  const strike = (values: readonly string[]) =>
    act({
      type: 'key',
      id: 'keys',
      actions: values.flatMap((value) => [
        { type: 'keyDown', value },
        { type: 'pause', duration: 10 },
        { type: 'keyUp', value },
      ]),
    });
  return {
    goto: async (url, leadsTo) => {
      await ask('POST', `${session}/url`, { url });
      const path = leadsTo ?? new URL(url).pathname;
      await until(`the page ${url}`, () =>
        evaluate((wanted) => location.pathname === wanted && document.body !== null, path),
      );
    },
    address: () => ask('GET', `${session}/url`),
    movePointer: async (x, y) => {
      await pointer([{ type: 'pointerMove', duration: 20, x, y }]);
    },
    pressPointer: async () => {
      await pointer([
        { type: 'pointerDown', button: 0 },
        { type: 'pointerUp', button: 0 },
      ]);
    },
    type: async (text) => {
      await strike([...text]);
    },
    press: async (key) => {
      await strike([keys[key]]);
    },
    evaluate,
    complaints: async () => {
      await evaluate(() => null);
      return complaints;
    },
    close: async () => {
      await ask('DELETE', session).catch(() => undefined);
      driver.kill();
      screen.process.kill();
    },
  };
};
