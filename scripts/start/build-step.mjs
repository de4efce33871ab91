// @ts-check
import { build } from '../workspace/build.mjs';

/**
 * Builds apps with what they depend on, as one step of the start.
 * @param {Pick<import('./start-context.mjs').StartContext, 'report' | 'env' | 'signal'>} context
 * @param {string} title
 * @param {object} options
 * @param {readonly (readonly string[])[]} options.rounds places of apps such as `apps/api`; one round after the other
 * @param {boolean} [options.itself] false builds what they depend on and not them
 * @param {(round: number) => void} [options.onBuilt] is told the place of each round that is done
 */
export const buildStep = ({ report, env, signal }, title, { rounds, itself, onBuilt }) =>
  report.step(title, async (tell, close) => {
    let built = 0;
    const onTask = (/** @type {string} */ task) => {
      built += 1;
      tell(task);
    };
    for (const [round, only] of rounds.entries()) {
      await build({ only, itself, env, signal, onTask });
      onBuilt?.(round);
    }
    close(built === 0 ? 'up to date' : `${built} packages built`);
  });
