// Works through the guides to one host as they stand: deploy.md, upgrade.md, disaster.md.
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { serviceKey } from '@forecourt/api-contract/service';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { mailbox, startSmtp } from '../../apps/api/test/test-leads';
import { dealershipNamed, siteNamed } from '../../apps/api/test/test-stock';
import { findPostgres } from '../test/own-postgres.mjs';
import { openDockerHost } from './docker-host';
import { enquirers } from './enquirers';
import { blocksOf } from './guide-blocks';
import { overTls } from './over-tls';
import { openOwnHost } from './own-host';
import { openShell } from './shell';

const guides = ['deploy.md', 'upgrade.md', 'disaster.md'];
/** Blocks that nothing here can run, by how they begin. */
const notRun: Readonly<Record<string, string>> = {
  'git clone': 'the sources are this checkout',
  'curl -I https://': 'no name leads here, and Caddy is not run',
  'aws s3 sync': 'no bucket is here; the protocol has a test of its own (originals.int.test.ts)',
  'cp -r deploy/kubernetes': 'no cluster is here; kubectl is told of nothing',
};
const isLeftOut = ({ text }: { readonly text: string }) => Object.keys(notRun).some((start) => text.startsWith(start));

describe('guides to one host', () => {
  it('have commands in blocks, and name none as left out that is not there', () => {
    const all = guides.flatMap(blocksOf);
    for (const guide of guides) expect(blocksOf(guide).length, guide).toBeGreaterThan(2);
    for (const start of Object.keys(notRun)) expect(all.filter(({ text }) => text.startsWith(start))).toHaveLength(1);
  });
});

/**
 * The whole of it takes minutes, and psql and pg_dump come with no npm package: it belongs to the long tests, which say what
 * they miss.
 */
const hasOwn = process.env.FORECOURT_LONG_TESTS === '1' && findPostgres({ withDump: true }) !== '';
const hosts = [
  ...(hasOwn ? [['processes of this machine', openOwnHost] as const] : []),
  // Where somebody says that the machine may be used so: it takes ports 80 and 443, and makes and removes our images.
  ...(process.env.FORECOURT_DOCKER_TESTS === '1' ? [['Docker', openDockerHost] as const] : []),
];

// It only ends what hangs: every start, stop and build of a guide is in here.
describe.each(hosts)('one host, by %s', { timeout: 1_800_000 }, (by, openHost) => {
  const host = 'www.my-dealer.example';
  const vehicleCount = 60;
  let own: ReturnType<typeof openHost>;
  let shell: ReturnType<typeof openShell>;
  let smtp: Awaited<ReturnType<typeof startSmtp>>;
  let vehicle = '';
  let shoppers: ReturnType<typeof enquirers>;
  const done: string[] = [];

  /** Runs what stands under a heading, block by block. */
  const follow = async (guide: string, heading: string): Promise<string> => {
    const blocks = blocksOf(guide).filter((one) => one.heading === heading && !isLeftOut(one));
    expect(blocks.length, `${guide}: ${heading}`).toBeGreaterThan(0);
    let written = '';
    for (const { text } of blocks) {
      written += await shell.run(text);
      done.push(text);
      // Whoever copies the example of variables gives them values next.
      if (text.includes('deploy/env.example'))
        own.giveValues({
          ...{ FORECOURT_TAG: 'v1', SMTP_URL: smtp.url, FORECOURT_MAIL_FROM: 'leads@my-dealer.com.au' },
          ACME_EMAIL: 'web@my-dealer.com.au',
        });
    }
    return written;
  };
  const file = (name: string, content: unknown) =>
    writeFileSync(join(own.folder, name), typeof content === 'string' ? content : JSON.stringify(content));
  const feedOf = (price: number, pictures: readonly string[]) =>
    [
      'stocknum,make,model,year,price,condition,images',
      ...Array.from({ length: vehicleCount }, (_, at) => `S${at},Kia,Rio,2020,${price},used,${pictures[at] ?? ''}`),
      '',
    ].join('\n');
  const ids = async () => new Set(await own.rows('select id from leads'));
  const delivered = () =>
    expect.poll(() => own.rows("select id from messages where status <> 'delivered'")).toEqual([]);
  const price = async () => (await own.rows('select distinct price from vehicles')).map(Number);

  beforeAll(async () => {
    own = openHost();
    smtp = await startSmtp(() => 'take', { host: own.machine });
    shell = openShell(own.folder, own.env);
    shoppers = enquirers(host, { gateways: () => own.addressesOf('gateway', 3000), vehicle: () => vehicle });
    mkdirSync(join(own.folder, 'pictures'));
    file(
      'dealership.json',
      dealershipNamed('my-dealership', { lead_destinations: [mailbox('leads')], lead_retention_days: 400 }),
    );
    const site = { hosts: [host], dealership_id: 'my-dealership', stockFrom: [{ dealership: 'my-dealership' }] };
    file('site.json', siteNamed('my-site', { ...site, locations: [{ id: 'my-dealership-yard' }] }));
    file('feed.csv', feedOf(20_000, []));
    file('last-good.csv', feedOf(23_000, []));
  });
  afterAll(async () => {
    shell.close();
    await smtp.close();
    await own.close();
  });

  it('is started by deploy.md as compose.yaml says it, and has a first site that takes enquiries', async () => {
    await follow('deploy.md', 'One host');
    expect((await own.present()).toSorted()).toEqual(own.services);
    await follow('deploy.md', 'The first site');
    for (const at of own.addressesOf('gateway', 9090))
      await expect.poll(async () => (await fetch(`${at}/certificates/ask?domain=${host}`)).status).toBe(200);
    [vehicle = ''] = await own.rows('select id from vehicles limit 1');
    await shoppers.enquire();
    expect([shoppers.failed, shoppers.acknowledged.length]).toEqual([[], 1]);
    await delivered();
  });

  // Template apps and Caddy run there alone.
  if (by === 'Docker')
    it('shows a site of each template over TLS by Caddy, and certifies no stranger', async () => {
      for (const template of ['b', 'c']) {
        const first = JSON.parse(readFileSync(join(own.folder, 'site.json'), 'utf8'));
        const names = { website_id: `site-${template}`, slug: `site-${template}`, hosts: [`${template}.${host}`] };
        file(`site-${template}.json`, { ...first, ...names, template });
        await own.forecourt('sites', 'apply', `/documents/site-${template}.json`, '--yes');
      }
      const builds = new Set<unknown>();
      for (const at of [host, `b.${host}`, `c.${host}`]) {
        await expect.poll(async () => (await overTls(at, '/search').catch(() => null))?.status).toBe(200);
        const { headers, names, body } = await overTls(at, '/search');
        expect(names).toBe(`DNS:${at}`);
        expect(body.match(/<article/g)?.length, at).toBeGreaterThan(10);
        builds.add(headers['x-forecourt-build']);
      }
      expect(builds.size).toBe(3);
      await expect(overTls(`stranger.${host}`, '/')).rejects.toThrow();
    });

  /** Enquiries that were acknowledged before the back-up of every day began. */
  let safe: readonly string[] = [];
  it('is backed up by disaster.md while enquiries, prices and pictures come in', async () => {
    let imports = 0;
    let isOver = false;
    const importOne = async () => {
      const names = Array.from({ length: 20 }, (_, at) => `${imports}-${at}.jpg`);
      for (const [at, name] of names.entries()) {
        const background = { r: imports % 250, g: at * 12, b: 90 };
        const picture = sharp({ create: { width: 400, height: 300, channels: 3, background } });
        await picture.jpeg().toFile(join(own.folder, 'pictures', name));
      }
      file('more.csv', feedOf(21_000 + imports, names));
      imports += 1;
      const from = ['/documents/more.csv', '--dealership', 'my-dealership', '--profile', 'canonical'];
      await own.forecourt('stock', 'import', ...from, '--media', '/documents/pictures');
    };
    await importOne();
    await shoppers.during(200, async () => {
      const supplier = (async () => {
        while (!isOver) await importOne();
      })();
      try {
        await expect.poll(() => shoppers.acknowledged.length).toBeGreaterThan(10);
        safe = shoppers.acknowledged.map(({ id }) => id);
        // An import is under way at every moment; and enquiries come in while it is written.
        await follow('disaster.md', 'Every day');
        expect(shoppers.acknowledged.length).toBeGreaterThan(safe.length);
      } finally {
        isOver = true;
        await supplier;
      }
    });
    expect(shoppers.failed).toEqual([]);
    expect(readdirSync(own.volume('data'))).toContain('last-back-up');
    expect(readdirSync(join(own.env.BACKUP, 'daily')).toSorted()).toEqual([
      'began',
      'database.dump',
      'database.list',
      'originals.list',
      'originals.tar',
    ]);
  });

  it('goes to a release with more tables by upgrade.md, and back, while no enquiry is refused', async () => {
    const steps = ['1. Look', '2. Back up', '3. Make the images', '4. Bring the tables forward'];
    await shoppers.during(own.enquiryEveryMs, async () => {
      for (const step of steps.slice(0, 3)) await follow('upgrade.md', step);
      // The next release: the same program, with one migration more.
      await own.addMigration('v2', '9999_next_release', 'create table next_release (id integer primary key);');
      expect(await follow('upgrade.md', steps[3] ?? '')).toContain('9999_next_release');
      await follow('upgrade.md', '5. Replace the processes');
      expect(await follow('upgrade.md', '6. Look again')).not.toMatch(/-(?:api|worker|gateway)-\d+ +\S+:v1/);
      expect(await follow('upgrade.md', 'Back')).not.toContain('api:v2');
    });
    expect(shoppers.failed).toEqual([]);
    expect(await own.rows('select count(*) from next_release')).toEqual(['0']);
    expect([...(await ids())].toSorted()).toEqual(shoppers.acknowledged.map(({ id }) => id).toSorted());
    await delivered();
  });

  it('has a document taken back, the stock of the last good feed, and pictures that were lost', async () => {
    const names = async () =>
      own.rows("select document ->> 'name' from sites where document ->> 'website_id' = 'my-site'");
    const before = await names();
    file('wrong.json', { ...JSON.parse(readFileSync(join(own.folder, 'site.json'), 'utf8')), name: 'Wrong Name' });
    await own.forecourt('sites', 'apply', '/documents/wrong.json', '--yes');
    expect(await names()).toEqual(['Wrong Name']);
    await follow('disaster.md', 'A document is wrong');
    expect(await names()).toEqual(before);

    file('wrong.csv', feedOf(1_000, []));
    const wrong = ['/documents/wrong.csv', '--dealership', 'my-dealership', '--profile', 'canonical'];
    await own.forecourt('stock', 'import', ...wrong);
    await follow('disaster.md', 'Stock is wrong');
    expect(await price()).toEqual([23_000]);

    const originals = join(own.volume('data'), 'media/originals');
    const [one = '', other = ''] = readFileSync(join(own.env.BACKUP, 'daily/originals.list'), 'utf8').split('\n');
    writeFileSync(join(originals, '..', one), 'not what it was');
    writeFileSync(join(originals, '..', other), '');
    expect(await follow('disaster.md', 'Pictures are missing')).toContain('2 ');
  });

  it('has other secrets, without a refused enquiry where they change one after the other', async () => {
    const token = () =>
      /^FORECOURT_SERVICE_TOKEN=(.*)$/m.exec(readFileSync(join(own.folder, 'deploy/.env'), 'utf8'))?.[1];
    const before = token() ?? '';
    const [service = '', password = ''] = blocksOf('disaster.md')
      .filter(({ heading }) => heading === 'A secret got out')
      .map(({ text }) => text);
    await shoppers.during(own.enquiryEveryMs, () => shell.run(service));
    expect(shoppers.failed).toEqual([]);
    await shell.run(password);
    done.push(service, password);
    const [api = ''] = own.addressesOf('api', 4000);
    const statusBy = async (secret: string) => {
      const headers = { authorization: `Bearer ${serviceKey(secret, 'bearer')}` };
      return (await fetch(`${api}/internal/sites`, { headers })).status;
    };
    expect([await statusBy(before), await statusBy(token() ?? '')]).toEqual([401, 200]);
    await shoppers.enquire();
    expect(shoppers.failed).toEqual([]);
  });

  /** What must hold of an installation that was restored from the back-up of every day. */
  const isWhole = async () => {
    const kept = await ids();
    expect(safe.filter((id) => !kept.has(id))).toEqual([]);
    const known = new Set(shoppers.acknowledged.map(({ id }) => id));
    expect([...kept].filter((id) => !known.has(id))).toEqual([]);
    // A lead is there with its message, or not at all.
    expect(
      await own.rows('select l.id from leads l left join messages m on m.subject_id = l.id where m.id is null'),
    ).toEqual([]);
    await delivered();
    expect(await own.rows('select count(*) from vehicles')).toEqual([String(vehicleCount)]);
    const [at] = await price();
    expect(at).toBeGreaterThanOrEqual(21_000);
    await own.forecourt('media', 'check', '--deep');
    const sent = shoppers.acknowledged.length;
    await shoppers.enquire();
    expect([shoppers.failed, shoppers.acknowledged.length]).toEqual([[], sent + 1]);
    await delivered();
  };

  it('is restored beside a broken database, and what came since is read from that', async () => {
    await own.rows('update vehicles set price = 1');
    await delivered();
    await follow('disaster.md', 'The data is wrong');
    const since = readFileSync(join(own.folder, 'leads-since.csv'), 'utf8');
    const kept = await ids();
    const found = shoppers.acknowledged.filter(({ id, message }) => kept.has(id) || since.includes(message));
    expect(found).toHaveLength(shoppers.acknowledged.length);
    await isWhole();
  });

  it('comes back on a new machine from the back-up and its variables, every enquiry in a mailbox, and none under two names', async () => {
    await own.lose();
    const beforeLoss = shoppers.acknowledged.length;
    await follow('disaster.md', 'The machine is gone');
    const known = await ids();
    expect(known.size).toBeLessThan(beforeLoss);
    await isWhole();
    await follow('disaster.md', 'Look whether it is whole');
    const mails = new Map<string, Set<string>>();
    for (const { text, messageId } of smtp.taken)
      for (const [question] of text.matchAll(/Question \d+/g))
        mails.set(question, new Set([...(mails.get(question) ?? []), messageId]));
    const wanted = shoppers.acknowledged.map(({ message }) => /Question \d+/.exec(message)?.[0] ?? '');
    expect(wanted.filter((question) => mails.get(question)?.size !== 1)).toEqual([]);
  });

  it('was worked through block by block: none is left over', () => {
    const all = guides.flatMap(blocksOf).filter((one) => !isLeftOut(one));
    expect(all.filter(({ text }) => !done.includes(text)).map(({ guide, heading }) => `${guide}: ${heading}`)).toEqual(
      [],
    );
  });
});
