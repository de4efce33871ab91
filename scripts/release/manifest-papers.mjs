// @ts-check
/**
 * The part of the root's package.json that all published packages repeat.
 * @typedef {object} Setting
 * @property {{ type: string, url: string }} repository
 * @property {Readonly<Record<string, string>>} engines
 * @property {readonly string[]} keywords
 */

/**
 * Where people read a repository: `https://github.com/acme/forecourt` of `git+https://github.com/acme/forecourt.git`.
 * @param {string} url
 */
export const webAddress = (url) => url.replace(/^git\+/, '').replace(/\.git$/, '');

/**
 * A package.json with what strangers need to know of where it comes from and what it runs on, by the setting of the root.
 * `HEAD` in addresses is the main branch, on every host that knows such addresses.
 * @template {{ name: string, keywords?: readonly string[] }} Manifest
 * @param {Manifest} manifest
 * @param {string} folder of the package from the root
 * @param {Setting} setting
 */
export const withPapers = (manifest, folder, { repository, engines, keywords }) => {
  const web = webAddress(repository.url);
  const papers = {
    keywords: [...new Set([...keywords, ...(manifest.keywords ?? [])])],
    homepage: `${web}/tree/HEAD/${folder}#readme`,
    bugs: `${web}/issues`,
    repository: { ...repository, directory: folder },
    engines,
  };
  const entries = Object.entries(manifest).filter(([name]) => !(name in papers));
  const place = entries.findIndex(([name]) => name === 'license') + 1;
  return /** @type {Manifest & typeof papers} */ (
    Object.fromEntries([...entries.slice(0, place), ...Object.entries(papers), ...entries.slice(place)])
  );
};

/** Names that lead nowhere by agreement (RFC 2606). */
const nowhere = /(?:^|\.)(?:invalid|example|test|localhost|example\.(?:com|net|org))$/;
const loopback = /^(?:localhost|127\.\d+\.\d+\.\d+|\[::1\])$/;

/**
 * Why packages with this repository are not sent to a registry, or null. To one on this machine anything may be sent.
 * @param {string} url repository of the root's package.json
 * @param {string} registry
 */
export const repositoryFault = (url, registry) => {
  const { hostname } = new URL(webAddress(url));
  if (!nowhere.test(hostname) || loopback.test(new URL(registry).hostname)) return null;
  return `${registry} would tell everybody that the packages come from ${webAddress(url)}, which is nowhere. Say where they come from, and commit it: npm run repository -- https://host/owner/name`;
};
