// What shoppers read is held against the rules of advertising law, on every demo site: `npm run compliance` reads every
// page, the suite some of each kind. What is in doubt in the law is printed and fails nothing. Whether a comparison rate is as
// large as its rate only a drawn page shows.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  type ComplianceFinding,
  complianceWords,
  findComplianceFaults,
  findLesserComparisonRates,
} from '@forecourt/config/compliance';
import { routeAt } from '@forecourt/config/pages';
import { siteDocumentSchema } from '@forecourt/config/site-document';
import { calendarDateIn, stateTimeZone } from '@forecourt/domain/calendar';
import { expect, test } from '@playwright/test';
import { awake } from '../pages/deferred-parts';
import { readDrawnPlaces } from '../pages/drawn-page';
import { offersOf, vehiclesOf } from '../pages/html';
import { readStatedPage } from '../pages/stated-page';
import { demoHosts, journeySites } from '../sites';
import { originOf, root } from '../stack/address-book';
import { askSite, askSitemap } from '../stack/ask';

const readsAll = process.env.FORECOURT_LONG_TESTS === '1';
/** Pages of a kind that are read of a site: the seller's words are the same on each, and vehicles differ by their states. */
const most: Readonly<Record<string, number>> = { search: 5, vehicle: 12, enquiry: 12, other: 60 };
/** Filters can be combined without end: searches that are read where all other pages are, those of the sitemap first. */
const mostSearches = 300;
const limitOf = (kind: string): number => {
  if (!readsAll) return most[kind] ?? 0;
  return kind === 'search' ? mostSearches : Number.POSITIVE_INFINITY;
};

/** The kind of an address that shoppers read; null for documents. */
const kindOf = (path: string): string | null => {
  const found = routeAt(path);
  if (found?.kind === 'document') return null;
  const kind = found?.row.kind ?? 'other';
  return kind in most ? kind : 'other';
};

/** Addresses of the same site in links and in the sitemap. */
const pathsOn = (host: string, hrefs: readonly string[]): readonly string[] =>
  hrefs.flatMap((href) => {
    const target = URL.parse(href, `http://${host}`);
    return target?.hostname === host && target.protocol.startsWith('http') ? [target.pathname + target.search] : [];
  });

const linesOf = (findings: readonly ComplianceFinding[]): readonly string[] =>
  findings.map((finding) => `${finding.place} (${finding.path}): ${complianceWords(finding)}`);

for (const host of demoHosts) {
  const slug = host.replace(/\.localhost$/, '');
  const file = join(root, 'sites', `${slug}.json`);

  test(`${slug}: no page breaks the rules of advertising law`, async ({ page }) => {
    // Thousands of pages of a site; ends what hangs.
    if (readsAll) test.setTimeout(3 * 60 * 60_000);
    const { state = 'NSW' } = siteDocumentSchema.parse(JSON.parse(readFileSync(file, 'utf8')));
    const today = calendarDateIn(stateTimeZone(state), new Date());
    const sitemap = (await askSitemap(host)).body;
    const listed = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => new URL(address).pathname);
    const seen = new Set<string>();
    const opened: Record<string, number> = {};
    const waiting: string[] = [];
    const wait = (paths: readonly string[]) => {
      for (const path of paths) {
        const kind = kindOf(path.split('?')[0] ?? '');
        if (kind === null || seen.has(path)) continue;
        seen.add(path);
        opened[kind] ??= 0;
        if (opened[kind] >= limitOf(kind)) continue;
        opened[kind] += 1;
        waiting.push(path);
      }
    };
    const findings: ComplianceFinding[] = [];
    let read = 0;
    const visitNext = async (): Promise<void> => {
      for (let path = waiting.shift(); path !== undefined; path = waiting.shift()) {
        const { status, headers, body } = await askSite(host, path, { headers: { accept: 'text/html' } });
        const to = headers.location;
        if (to !== undefined) wait(pathsOn(host, [to]));
        if (status !== 200 || !String(headers['content-type']).startsWith('text/html')) continue;
        const { words, forms, links } = await page.evaluate(readStatedPage, body);
        findings.push(...findComplianceFaults({ place: path, state, today, words, forms, isWhole: true }));
        read += 1;
        wait(pathsOn(host, links));
      }
    };
    wait(['/', ...listed]);
    while (waiting.length > 0) await Promise.all([visitNext(), visitNext(), visitNext()]);

    const errors = linesOf(findings.filter(({ severity }) => severity === 'error'));
    const warnings = linesOf(findings.filter(({ severity }) => severity === 'warning'));
    if (readsAll) {
      console.log(`${slug} (${state}): ${read} pages, ${errors.length} errors, ${warnings.length} warnings`);
      for (const warning of warnings) console.log(`  ${warning}`);
    }
    expect(errors).toEqual([]);
    expect(read).toBeGreaterThan(30);
  });
}

const results = '/search?car_type=used&price=20000:60000';

for (const { host, name, template } of journeySites) {
  test(`${name}, template ${template.toUpperCase()}: a comparison rate stands beside its rate, and is no smaller`, async ({
    page,
  }) => {
    const [vehicle] = vehiclesOf((await askSite(host, results)).body);
    const offer = offersOf((await askSite(host, '/special-offers')).body).find((path) => path.endsWith('-rate'));
    for (const path of [results, vehicle, '/finance', offer]) {
      expect(path, 'a vehicle and an offer with a rate').toBeDefined();
      await page.goto(new URL(path ?? '', originOf(host)).href);
      await expect(page.getByRole('main').getByRole('heading', { level: 1 }).first()).toBeVisible();
      // What works out a repayment is drawn when it comes near.
      if (path === '/finance')
        await page.getByRole('region', { name: 'Work out a repayment' }).scrollIntoViewIfNeeded();
      if (path === vehicle) await page.locator('#finance').scrollIntoViewIfNeeded();
      if (path === '/finance' || path === vehicle) await awake(page, 'main input[type="radio"]');
      const places = await page.evaluate(readDrawnPlaces);
      const texts = places.map(({ letters }) => letters.map(({ text }) => text).join(''));
      expect(texts.filter((words) => /comparison rate/i.test(words)).length, path).toBeGreaterThan(0);
      expect(findLesserComparisonRates(places), path).toEqual([]);
    }
  });
}
