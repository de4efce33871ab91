// @ts-check
/** @typedef {import('./attack.mjs').Attack} Attack */
/** @typedef {import('./attack.mjs').Outcome} Outcome */

/** @param {Pick<Attack, 'name' | 'promise'>} attack @param {Outcome} outcome */
export const printAttack = ({ name, promise }, { holds, answered, slowestMs, others }) => {
  console.log(`${holds ? 'holds ' : 'FAILS '} ${name}`);
  console.log(`       promised: ${promise}`);
  console.log(`       answered: ${answered}; slowest ${slowestMs} ms`);
  if (others === undefined) return;
  const refused = others.refused.length === 0 ? '' : `; refused: ${[...new Set(others.refused)].join(', ')}`;
  console.log(
    `       others:   cached page at most ${others.pageMs} ms, search at most ${others.searchMs} ms (${others.asked} asked${refused})`,
  );
};

/** @param {number} failed */
export const printEnd = (failed) =>
  console.log(failed === 0 ? '\nEverything holds.' : `\n${failed} ${failed === 1 ? 'does' : 'do'} not hold.`);
