import { gzipSync } from 'node:zlib';
import { type ConformanceCheck, noFaults, type Subject } from './check';
import { named, readPage } from './read-page';
import { anyVehicle } from './sitemap';

/**
 * Bars of what a page brings before anybody touches it, in kilobytes (1,000 bytes) of gzip: the scripts and the style
 * sheets that its HTML names. Our own templates stay some ten per cent below (docs/performance.md): that is the room of
 * a template that adds parts of its own.
 */
export const pageBars = {
  '/': { scripts: 185, styles: 18 },
  '/search': { scripts: 256, styles: 18 },
  '/contact': { scripts: 195, styles: 18 },
  vehicle: { scripts: 209, styles: 20 },
} as const;

/** Addresses of the scripts and sheets that browsers of today fetch with a page. */
const filesOf = (html: string): { readonly scripts: readonly string[]; readonly styles: readonly string[] } => {
  const elements = readPage(html);
  const scripts = named(elements, 'script').flatMap(({ attributes: { src, nomodule } }) =>
    src === undefined || nomodule !== undefined ? [] : [src],
  );
  const styles = named(elements, 'link', { rel: 'stylesheet' }).flatMap(({ attributes: { href, media } }) =>
    href === undefined || media === '(forced-colors: active)' ? [] : [href],
  );
  return { scripts: [...new Set(scripts)], styles: [...new Set(styles)] };
};

const weigh = async ({ ask }: Subject, addresses: readonly string[]): Promise<number> => {
  const bodies = await Promise.all(addresses.map(async (address) => (await ask(address)).body));
  return bodies.reduce((sum, body) => sum + gzipSync(body, { level: 9 }).length, 0) / 1000;
};

const pagesAreLight: ConformanceCheck = {
  says: 'scripts and styles of home, results, contact and vehicle stay below their bars',
  run: async (subject) => {
    const faults: string[] = [];
    for (const [page, bars] of Object.entries(pageBars)) {
      const files = filesOf((await subject.ask(page === 'vehicle' ? await anyVehicle(subject) : page)).body);
      if (files.styles.length === 0) faults.push(`${page} has no style sheet`);
      for (const kind of ['scripts', 'styles'] as const) {
        const weight = await weigh(subject, files[kind]);
        if (weight > bars[kind])
          faults.push(`${page} has ${weight.toFixed(1)} KB of ${kind}, of at most ${bars[kind]}`);
      }
    }
    return noFaults(faults);
  },
};

/** What pages weigh. */
export const weightChecks: readonly ConformanceCheck[] = [pagesAreLight];
