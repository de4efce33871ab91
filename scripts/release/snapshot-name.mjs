// @ts-check
/**
 * The name of a snapshot, which is a part of its version and its tag in the registry: `h-up` of `h-up`, `fix-12` of `fix/#12`.
 * @param {string} branch or what somebody calls it
 * @returns {string | null} null where nothing is left of it, or a tag would be mistaken for a release
 */
export const snapshotName = (branch) => {
  const name = branch
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replace(/^-/, '')
    .replace(/-$/, '');
  // A tag that reads as a version is refused by npm; these two belong to releases.
  return name === '' || /^v?\d/.test(name) || ['latest', 'next'].includes(name) ? null : name;
};
