/** Names of the characters 160 to 255, in their order. */
const latin = `nbsp iexcl cent pound curren yen brvbar sect uml copy ordf laquo not shy reg macr deg plusmn sup2 sup3 acute
micro para middot cedil sup1 ordm raquo frac14 frac12 frac34 iquest Agrave Aacute Acirc Atilde Auml Aring AElig Ccedil
Egrave Eacute Ecirc Euml Igrave Iacute Icirc Iuml ETH Ntilde Ograve Oacute Ocirc Otilde Ouml times Oslash Ugrave Uacute
Ucirc Uuml Yacute THORN szlig agrave aacute acirc atilde auml aring aelig ccedil egrave eacute ecirc euml igrave iacute
icirc iuml eth ntilde ograve oacute ocirc otilde ouml divide oslash ugrave uacute ucirc uuml yacute thorn yuml`;

const characters: ReadonlyMap<string, string> = new Map([
  ...latin.split(/\s+/).map((name, index) => [name, String.fromCharCode(160 + index)] as const),
  ...Object.entries({
    amp: '&',
    lt: '<',
    gt: '>',
    quot: '"',
    apos: "'",
    euro: '€',
    trade: '™',
    dagger: '†',
    Dagger: '‡',
  }),
  ...Object.entries({
    ndash: '–',
    mdash: '—',
    hellip: '…',
    bull: '•',
    minus: '−',
    le: '≤',
    ge: '≥',
    ne: '≠',
    rarr: '→',
  }),
  ...Object.entries({ lsquo: '‘', rsquo: '’', sbquo: '‚', ldquo: '“', rdquo: '”', bdquo: '„', ensp: ' ', emsp: ' ' }),
  ...Object.entries({ thinsp: ' ', check: '✓', starf: '★', hearts: '♥' }),
]);

/** What browsers read in the numbers 128 to 159, as old editors write them; a blank for none. */
const windows = '€ ‚ƒ„…†‡ˆ‰Š‹Œ Ž  ‘’“”•–—˜™š›œ žŸ';

/** A character reference of HTML with its name or number; a bare `&` without. */
export const references = /&(?:(#\d{1,7}|#x[0-9a-f]{1,6}|[a-z][a-z0-9]{1,30});)?/gi;

/** The character of a reference (`rsquo`, `#8217`, `#x2019`); null for one that is not known here. */
export const referredCharacter = (name: string): string | null => {
  if (!name.startsWith('#')) return characters.get(name) ?? null;
  const code = /^#x/i.test(name) ? Number.parseInt(name.slice(2), 16) : Number(name.slice(1));
  if (code >= 128 && code < 160) return windows.charAt(code - 128).trim() || null;
  // No control characters, and no halves of others.
  const isCharacter =
    (code >= 32 && code < 127) || (code >= 160 && code < 0xd800) || (code > 0xdfff && code <= 0x10ffff);
  return isCharacter ? String.fromCodePoint(code) : null;
};
