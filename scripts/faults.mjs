// @ts-check
// `npm run faults -- [--checkout DIR] [--kind KIND] [names...]`: puts one seeded fault after the other into a checkout,
// runs what concerns it and says whether a test fails. `--baseline` runs the same without any fault and lists what is
// red. The files are put back after each, also on Ctrl-C. Report in .reports/faults.json of the checkout;
// docs/mutation.md.
import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { basename, delimiter, join, resolve } from 'node:path';
import { LostLineError } from './mutation/apply-fault.mjs';
import { chooseFaults, kindOf, readOptions } from './mutation/choose-faults.mjs';
import { builtFor, faultBuilds } from './mutation/fault-builds.mjs';
import { changedFiles, filesOf, seed } from './mutation/fault-checkout.mjs';
import { closingLine, resultLine, writeResults } from './mutation/fault-report.mjs';
import { commandOf, judge, playwrightFinding, typesFinding, vitestFinding } from './mutation/fault-runs.mjs';
import { faultKinds, readFault } from './mutation/seeded-fault.mjs';
import { root, withBinaries } from './workspace/paths.mjs';
import { run } from './workspace/run.mjs';

/** @typedef {import('./mutation/seeded-fault.mjs').SeededFault} SeededFault */
/** @typedef {import('./mutation/seeded-fault.mjs').FaultKind} FaultKind */
/** @typedef {import('./mutation/fault-report.mjs').FaultResult} FaultResult */
/** @typedef {import('./mutation/fault-runs.mjs').Finding} Finding */

/** Nothing that is run here writes nothing for so long: it is ended then. */
const longestSilenceMs = 40 * 60_000;

const say = (/** @type {string} */ line) => process.stdout.write(`${line}\n`);

/** @param {string} problem @returns {never} */
const refuse = (problem) => {
  console.error(problem);
  process.exit(2);
};

const folderOfFaults = join(root, 'scripts', 'mutation', 'faults');

/** @returns {readonly SeededFault[]} */
const allFaults = () =>
  readdirSync(folderOfFaults)
    .filter((file) => file.endsWith('.patch'))
    .map((file) => readFault(basename(file, '.patch'), readFileSync(join(folderOfFaults, file), 'utf8')));

const readWanted = () => {
  try {
    const options = readOptions(process.argv.slice(2));
    return { ...options, chosen: chooseFaults(allFaults(), options) };
  } catch (error) {
    return refuse(error instanceof Error ? error.message : String(error));
  }
};

const { chosen, baseline, checkout: given } = readWanted();
const checkout = given === undefined ? root : resolve(given);
const report = join(checkout, '.reports', 'faults.json');
const runReport = join(checkout, '.reports', 'fault-run.json');
/** The quickest browser of a system, for which the runners do not look by themselves. */
const windowless = '/usr/bin/chromium-headless-shell';
const env = {
  ...withBinaries(process.env),
  PATH: [join(checkout, 'node_modules', '.bin'), process.env.PATH ?? ''].join(delimiter),
  ...(!process.env.CHROMIUM_PATH && existsSync(windowless) ? { CHROMIUM_PATH: windowless } : {}),
};

const taken = changedFiles(checkout, [...new Set(chosen.flatMap(filesOf))]);
if (taken.length > 0 && !baseline)
  refuse(
    `These files of ${checkout} differ from its last commit, so no fault is put into them:\n  ${taken.join('\n  ')}`,
  );

const ending = new AbortController();
/** Puts back what is changed at the moment. */
let putBack = () => {};
process.on('exit', () => putBack());
for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM']))
  process.on(signal, () => {
    putBack();
    ending.abort();
  });
const builds = faultBuilds(checkout, env, ending.signal);

/** A stack that runs already would be asked in place of one with the fault in it. */
const runningStack = async () => {
  const port = 3100 + Number(process.env.FORECOURT_E2E_PORT_SHIFT || 0);
  const isUp = await fetch(`http://127.0.0.1:${port}/_gateway/healthz`, { signal: AbortSignal.timeout(2000) }).then(
    () => true,
    () => false,
  );
  return isUp ? `a stack answers at port ${port} already: end it, or set FORECOURT_E2E_PORT_SHIFT` : null;
};

/** @param {FaultKind} kind @param {string} output @returns {Finding | null} */
const findingOf = (kind, output) => {
  if (kind === 'types') return typesFinding(output);
  try {
    const read = JSON.parse(readFileSync(runReport, 'utf8'));
    return kind === 'e2e' ? playwrightFinding(read) : vitestFinding(read);
  } catch {
    // The runner ended before it could write one; what it said stands in its output.
    return null;
  }
};

/** @param {FaultKind} kind @param {readonly string[]} targets @param {boolean} stopsAtFirst */
const runTests = async (kind, targets, stopsAtFirst) => {
  const hindrance = kind === 'e2e' ? await runningStack() : null;
  if (hindrance !== null) return { finding: null, ended: { code: 1, output: hindrance } };
  rmSync(runReport, { force: true });
  const { program, args, cwd, env: more } = commandOf(kind, targets, { checkout, report: runReport, stopsAtFirst });
  const ended = await run(program, args, { cwd, env: { ...env, ...more }, signal: ending.signal, longestSilenceMs });
  return { finding: findingOf(kind, ended.output), ended };
};

/** @param {SeededFault} fault @returns {Promise<Pick<FaultResult, 'outcome' | 'by'>>} */
const tryRuns = async (fault) => {
  /** @type {string[]} */
  const troubles = [];
  for (const one of fault.runs) {
    const built = builtFor(one, fault);
    const unbuilt = await builds.build(built);
    builds.outdate(built);
    if (unbuilt !== null) {
      troubles.push(unbuilt);
      continue;
    }
    const { finding, ended } = await runTests(one.kind, [one.target], true);
    const { verdict, words } = judge(finding, ended);
    if (verdict === 'caught') return { outcome: 'caught', by: `${one.kind} ${one.target}: ${words}` };
    if (verdict === 'broken') troubles.push(`${one.kind} ${one.target}: ${words}`);
  }
  return troubles.length === 0 ? { outcome: 'missed', by: '' } : { outcome: 'broken', by: troubles.join('; ') };
};

/** @param {SeededFault} fault @returns {Promise<Pick<FaultResult, 'outcome' | 'by'>>} */
const tryFault = async (fault) => {
  try {
    putBack = seed(checkout, fault);
  } catch (error) {
    if (error instanceof LostLineError) return { outcome: 'lost', by: error.message };
    throw error;
  }
  try {
    return await tryRuns(fault);
  } finally {
    putBack();
  }
};

const tryAll = async () => {
  /** @type {FaultResult[]} */
  const results = [];
  for (const fault of chosen) {
    const began = Date.now();
    const found = await tryFault(fault);
    if (ending.signal.aborted) break;
    const { name, wrong } = fault;
    const result = { name, wrong, kind: kindOf(fault), ...found, seconds: (Date.now() - began) / 1000 };
    results.push(result);
    writeResults(report, results);
    say(resultLine(result));
  }
  if (!ending.signal.aborted) await builds.build([]);
  if (builds.outdated().length > 0)
    say(`Builds with a fault in them: ${builds.outdated().join(', ')}. Build them again.`);
  say(`\n${closingLine(results)}`);
  return results.every(({ outcome }) => outcome === 'caught' || outcome === 'missed');
};

/** Runs what concerns the faults, without any of them: all of a kind at once. */
const runBaseline = async () => {
  let isGreen = true;
  for (const kind of faultKinds) {
    const runs = chosen.flatMap(({ runs }) => runs).filter((one) => one.kind === kind);
    if (runs.length === 0 || ending.signal.aborted) continue;
    const built = chosen.flatMap((fault) =>
      runs.flatMap((one) => (fault.runs.includes(one) ? builtFor(one, fault) : [])),
    );
    const trouble = await builds.build(built);
    const { finding, ended } = await runTests(kind, [...new Set(runs.map(({ target }) => target))], false);
    const { verdict, words } = judge(finding, ended);
    say(`${verdict === 'green' ? 'green' : 'red  '}  ${kind}  ${finding?.passed ?? 0} passed`);
    for (const line of trouble === null ? [] : [trouble]) say(`       ${line}`);
    for (const line of verdict === 'broken' ? [words] : (finding?.failed ?? [])) say(`       ${line}`);
    isGreen &&= verdict === 'green';
  }
  return isGreen;
};

const isWell = await (baseline ? runBaseline() : tryAll());
if (ending.signal.aborted) process.exitCode = 130;
else process.exitCode = isWell ? 0 : 1;
