// @ts-check
// Uses nothing that an old Node lacks: it is there to say so in words.

/**
 * Oldest Node that runs the scripts. What they start runs on the Node that the lockfile pins; what `engines` of package.json
 * names is for those who start a program of ours with a Node of their own.
 */
const oldestMajor = 20;
const oldestMinor = 9;

/**
 * Whether a Node is too old for the scripts.
 * @param {string} version such as `20.9.0`
 * @returns {string | null} what is wrong, and how to mend it
 */
export const nodeObstacle = (version) => {
  const [major = 0, minor = 0] = version.replace(/^v/, '').split('.').map(Number);
  if (major > oldestMajor || (major === oldestMajor && minor >= oldestMinor)) return null;
  return `This is Node ${version}, and ${oldestMajor}.${oldestMinor} or newer is needed. Install one: https://nodejs.org, or nvm install --lts`;
};
