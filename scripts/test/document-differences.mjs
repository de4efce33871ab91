// @ts-check

const most = 40;

/** @param {unknown} value @returns {value is Record<string, unknown>} */
const isRecord = (value) => typeof value === 'object' && value !== null;

/** @param {unknown} value */
const short = (value) => {
  const text = JSON.stringify(value) ?? 'nothing';
  return text.length > 80 ? `${text.slice(0, 80)}…` : text;
};

/**
 * @param {string} path
 * @param {unknown} before
 * @param {unknown} now
 * @returns {string[]}
 */
const walk = (path, before, now) => {
  if (isRecord(before) && isRecord(now) && Array.isArray(before) === Array.isArray(now)) {
    const keys = [...new Set([...Object.keys(before), ...Object.keys(now)])];
    return keys.flatMap((key) => walk(path === '' ? key : `${path} > ${key}`, before[key], now[key]));
  }
  if (Object.is(before, now)) return [];
  if (before === undefined) return [`new: ${path}: ${short(now)}`];
  if (now === undefined) return [`gone: ${path}: was ${short(before)}`];
  return [`${path}: ${short(before)} -> ${short(now)}`];
};

/**
 * Every place in which a document as it stands differs from what it would be, a line each; what goes, which callers
 * miss, comes first. Long lists are cut, and say so.
 * @param {unknown} before
 * @param {unknown} now
 */
export const documentDifferences = (before, now) => {
  const lines = walk('', before, now).sort((a, b) => Number(b.startsWith('gone')) - Number(a.startsWith('gone')));
  if (lines.length === 0) return ['the same content in another order or form'];
  return lines.length <= most ? lines : [...lines.slice(0, most), `and ${lines.length - most} more`];
};
