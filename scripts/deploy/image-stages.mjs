// @ts-check
// What a Dockerfile says, as far as anything here goes by it.

/**
 * One stage of a Dockerfile, with what it takes over from the stage below.
 * @typedef {object} ImageStage
 * @property {Readonly<Record<string, string>>} env
 * @property {string} workdir
 * @property {readonly string[]} entrypoint
 * @property {readonly string[]} command
 * @property {string} health the line of its health check, without options; empty: none
 * @property {readonly number[]} ports
 * @property {readonly string[]} runs commands that are run while it is built, its own alone
 * @property {readonly { from: string | null, source: string, target: string }[]} copies its own alone
 */

/** @type {ImageStage} */
const empty = { env: {}, workdir: '/', entrypoint: [], command: [], health: '', ports: [], runs: [], copies: [] };

/** Words in brackets, or a line for a shell. @param {string} text @returns {string[]} */
const wordsOf = (text) => (text.startsWith('[') ? JSON.parse(text) : ['sh', '-c', text]);

/** @param {string} text */
const variablesIn = (text) =>
  Object.fromEntries(
    text.split(/\s+/).map((pair) => [pair.slice(0, pair.indexOf('=')), pair.slice(pair.indexOf('=') + 1)]),
  );

/** What a line changes in its stage. @type {Readonly<Record<string, (stage: ImageStage, text: string) => Partial<ImageStage>>>} */
const instructions = {
  ENV: ({ env }, text) => ({ env: { ...env, ...variablesIn(text) } }),
  WORKDIR: (_stage, text) => ({ workdir: text }),
  ENTRYPOINT: (_stage, text) => ({ entrypoint: wordsOf(text), command: [] }),
  CMD: (_stage, text) => ({ command: wordsOf(text) }),
  HEALTHCHECK: (_stage, text) => ({ health: text.slice(text.indexOf('CMD')) }),
  EXPOSE: (_stage, text) => ({ ports: text.split(/\s+/).map(Number) }),
  // What is mounted is kept between builds, and no part of what is run.
  RUN: ({ runs }, text) => ({ runs: [...runs, text.replaceAll(/--mount=\S+\s+/g, '')] }),
  COPY: ({ copies }, text) => {
    const [, from = null, source = '', target = ''] = /^(?:--from=(\S+) )?(\S+) (\S+)$/.exec(text) ?? [];
    return { copies: [...copies, { from, source, target }] };
  },
};

/**
 * The stages of a Dockerfile by their names.
 * @param {string} text
 * @param {Readonly<Record<string, string>>} [args] of the build, which stand in braces
 * @returns {Readonly<Record<string, ImageStage>>}
 */
export const imageStages = (text, args = {}) => {
  /** @type {Record<string, ImageStage>} */
  const stages = {};
  let stage = '';
  const lines = text.replaceAll(/\\\n\s*/g, '').replaceAll(/\$\{(\w+)\}/g, (all, name) => args[name] ?? all);
  for (const line of lines.split('\n')) {
    const [, base, name] = /^FROM (\S+)(?: AS (\S+))?$/.exec(line) ?? [];
    if (base !== undefined) {
      stage = name ?? base;
      stages[stage] = { ...empty, ...stages[base], runs: [], copies: [] };
    }
    const [, instruction = '', rest = ''] = /^([A-Z]+) (.*)$/.exec(line) ?? [];
    const now = stages[stage];
    if (now !== undefined) stages[stage] = { ...now, ...instructions[instruction]?.(now, rest) };
  }
  return stages;
};
