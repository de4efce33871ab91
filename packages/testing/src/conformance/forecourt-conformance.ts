#!/usr/bin/env node
// `npx forecourt-conformance https://a-site.example --template https://d.example`: does a template do what every template
// must do? Ends with 0 when each check that could be made holds.
import { parseArgs } from 'node:util';
import { readTemplateManifest, templateManifestPath } from '@forecourt/api-contract/operator';
import { askingOf } from './ask-site';
import { openBrowser } from './browser';
import type { ConformanceCheck, Subject } from './check';
import { conformance } from './index';
import { NotSo } from './not-so';

const usage = `forecourt-conformance <address of a site> [--template ADDRESS] [--sold PATH] [--own NAME] [--no-enquiry]

Looks whether the template that draws a site does what every template must do: through the gateway, as shoppers reach it.
The site needs a vehicle on sale. Sends one enquiry, of nobody, to the dealer of the site.

  --template ADDRESS  of the template app, such as http://127.0.0.1:3501
  --sold PATH         of a vehicle that has sold, such as /cars/2019-toyota-hilux-l1
  --own NAME          a page of the template's own that the site shows; may stand several times
  --no-enquiry        sends no enquiry`;

const say = (text: string): void => {
  process.stdout.write(`${text}\n`);
};

const read = () => {
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: {
        template: { type: 'string' },
        sold: { type: 'string' },
        own: { type: 'string', multiple: true, default: [] },
        'no-enquiry': { type: 'boolean', default: false },
      },
    });
    const [site] = positionals;
    return site !== undefined && positionals.length === 1 && URL.canParse(site) ? { site, ...values } : null;
  } catch {
    // An option that there is not: the usage says which there are.
    return null;
  }
};

type Outcome = 'holds' | 'fails' | 'left out';

const look = async ({ says, run }: ConformanceCheck, subject: Subject): Promise<Outcome> => {
  try {
    const left = await run(subject);
    say(left === undefined ? `ok       ${says}` : `left out ${says}: ${left.leftOut}`);
    return left === undefined ? 'holds' : 'left out';
  } catch (error) {
    if (!(error instanceof NotSo)) throw error;
    say(`FAILS    ${says}\n${error.message.replace(/^/gm, '           ')}`);
    return 'fails';
  }
};

/** What the app says it is, for the head of the report. */
const title = async ({ askApp }: Subject): Promise<string> => {
  if (askApp === null) return 'a template';
  const manifest = readTemplateManifest((await askApp(templateManifestPath)).body);
  return manifest === null ? 'a template' : `template ${manifest.name} ${manifest.version}`;
};

const asked = read();
if (asked === null) {
  say(usage);
  process.exitCode = 2;
} else {
  const { origin } = new URL(asked.site);
  const browser = await openBrowser(origin);
  const subject: Subject = {
    origin,
    ask: askingOf(origin),
    askApp: asked.template === undefined ? null : askingOf(asked.template),
    sold: asked.sold ?? null,
    axe: 'axe' in browser ? browser.axe : { leftOut: browser.missing },
    own: asked.own,
    mayEnquire: !asked['no-enquiry'],
  };
  try {
    say(`${await title(subject)} at ${origin}`);
    const outcomes: Outcome[] = [];
    for (const check of conformance) outcomes.push(await look(check, subject));
    const count = (outcome: Outcome) => outcomes.filter((one) => one === outcome).length;
    say(`${count('holds')} hold, ${count('fails')} fail, ${count('left out')} left out`);
    process.exitCode = count('fails') === 0 ? 0 : 1;
  } catch (error) {
    if (!(error instanceof NotSo)) throw error;
    say(error.message);
    process.exitCode = 1;
  } finally {
    if ('close' in browser) await browser.close();
  }
}
