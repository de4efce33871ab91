// @ts-check

/**
 * One step of the start as people see it, in the terminal and on the progress page.
 * @typedef {object} Step
 * @property {string} title
 * @property {'waiting' | 'running' | 'done' | 'failed'} state
 * @property {string} detail
 * @property {number} seconds how long it took, or has taken so far
 */

/**
 * Reports what the start is doing: a line when a step begins to tell something, one when it has ended. Lines are only
 * ever added, so that a log file reads as well as a terminal.
 * @param {object} options
 * @param {(text: string) => void} options.write
 * @param {() => number} options.now in milliseconds
 * @param {readonly string[]} [options.planned] titles of the steps that will come, for the progress page
 */
export const createReport = ({ write, now, planned = [] }) => {
  /** @type {(Omit<Step, 'seconds'> & { began: number, ended: number | null })[]} */
  const steps = [];
  const secondsOf = (/** @type {number} */ began, /** @type {number | null} */ ended) =>
    Math.round(((ended ?? now()) - began) / 100) / 10;

  return {
    /** Those that have begun, then those still to come. @returns {Step[]} */
    steps: () => [
      ...steps.map(({ title, state, detail, began, ended }) => ({
        title,
        state,
        detail,
        seconds: secondsOf(began, ended),
      })),
      ...planned
        .filter((title) => !steps.some((step) => step.title === title))
        .map((title) => ({ title, state: /** @type {const} */ ('waiting'), detail: 'still to come', seconds: 0 })),
    ],

    /** @param {string} text */
    say: (text) => write(`${text}\n`),

    /**
     * Runs one step. `tell` says what it is at, `close` what shall stand in the line that ends it. What the action
     * returns is never shown: it may be a secret.
     * @template Result
     * @param {string} title
     * @param {(tell: (detail: string) => void, close: (detail: string) => void) => Promise<Result>} action
     * @returns {Promise<Result>}
     */
    step: async (title, action) => {
      const step = {
        title,
        state: /** @type {Step['state']} */ ('running'),
        detail: '',
        began: now(),
        ended: /** @type {number | null} */ (null),
      };
      steps.push(step);
      const line = (/** @type {string} */ mark, /** @type {string} */ text) =>
        write(`  ${mark} ${title.padEnd(12)} ${text}\n`);
      const tell = (/** @type {string} */ detail) => {
        step.detail = detail;
        line('·', detail);
      };
      try {
        const result = await action(tell, (detail) => {
          step.detail = detail;
        });
        step.state = 'done';
        step.ended = now();
        line('✓', `${step.detail}  ${secondsOf(step.began, step.ended)} s`.trim());
        return result;
      } catch (error) {
        step.state = 'failed';
        step.ended = now();
        line('✗', `failed after ${secondsOf(step.began, step.ended)} s`);
        throw error;
      }
    },
  };
};

/** @typedef {ReturnType<typeof createReport>} Report */
