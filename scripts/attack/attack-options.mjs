// @ts-check
/**
 * @typedef {object} AttackOptions
 * @property {readonly string[]} groups those that were named; none: all of them
 * @property {number} checkouts of the attack on orders
 * @property {number} seed of its random instants
 * @property {number} requests at least, of the rolling restart
 * @property {string | null} second tree of another build of template-a, staged; null: one is made of the first
 * @property {string | null} postgres folder of the programs of PostgreSQL that orders are attacked on; null: the embedded one
 */

/** A whole number above 0. @param {string} name @param {string} text */
const countOf = (name, text) => {
  if (/^[1-9]\d{0,8}$/.test(text)) return Number(text);
  throw new Error(`${name} takes a whole number above 0, not "${text}".`);
};

/**
 * Reads what stands behind `npm run attack`.
 * @param {readonly string[]} args
 * @param {readonly string[]} known names of groups
 * @param {number} seed where none is given
 * @returns {AttackOptions}
 * @throws {Error} with words for whoever typed it
 */
export const readAttackOptions = (args, known, seed) => {
  const options = {
    groups: /** @type {string[]} */ ([]),
    checkouts: 500,
    seed,
    requests: 50_000,
    second: /** @type {string | null} */ (null),
    postgres: /** @type {string | null} */ (null),
  };
  const left = [...args];
  for (let word = left.shift(); word !== undefined; word = left.shift()) {
    const [name = '', inline] = word.split('=', 2);
    const value = () => {
      const given = inline ?? left.shift();
      if (given === undefined || given === '') throw new Error(`${name} wants a value.`);
      return given;
    };
    if (name === '--checkouts') options.checkouts = countOf(name, value());
    else if (name === '--seed') options.seed = countOf(name, value());
    else if (name === '--requests') options.requests = countOf(name, value());
    else if (name === '--second') options.second = value();
    else if (name === '--postgres') options.postgres = value();
    else if (known.includes(word)) options.groups.push(word);
    else throw new Error(`There are no attacks named "${word}". Choose from: ${known.join(', ')}.`);
  }
  return options;
};
