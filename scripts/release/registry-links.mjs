// @ts-check
import { posix } from 'node:path';

/** Links of Markdown, and its pictures: `](../../docs/a.md#b)`. */
const links = /\]\((?!https?:|mailto:|#)([^()\s#]*)(#[^()\s]*)?\)/g;

/**
 * A README or changelog whose links work where only it is shown, as on the page of a registry: each leads to the file in the
 * repository.
 * @param {string} text
 * @param {object} where
 * @param {string} where.folder of the package from the root
 * @param {string} where.web address of the repository for people
 * @param {(path: string) => boolean} where.isThere does the repository have a file or folder at a path from the root?
 * @returns {{ text: string, dead: string[] }} `dead`: links that lead to nothing in the repository
 */
export const registryLinks = (text, { folder, web, isThere }) => {
  /** @type {string[]} */
  const dead = [];
  return {
    text: text.replace(links, (whole, path, anchor = '') => {
      // Changelogs hold the words of changesets, which stand in another folder.
      const found = [folder, '.changeset'].map((from) => posix.join(from, path)).find(isThere);
      if (found === undefined) dead.push(path);
      return found === undefined ? whole : `](${web}/blob/HEAD/${found}${anchor})`;
    }),
    dead,
  };
};
