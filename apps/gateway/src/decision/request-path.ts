/** Who answers a path. `refused` paths do not exist for the outside; `malformed` ones are not worth passing on. */
export type PathTarget =
  | { readonly kind: 'malformed' }
  | { readonly kind: 'refused' }
  | { readonly kind: 'health' }
  | { readonly kind: 'api' }
  /** `vehicleSlug` is set on the address of one vehicle, /cars/{slug}. */
  | { readonly kind: 'page'; readonly vehicleSlug: string | null };

const MALFORMED: PathTarget = { kind: 'malformed' };
const REFUSED: PathTarget = { kind: 'refused' };
const API: PathTarget = { kind: 'api' };
const PAGE: PathTarget = { kind: 'page', vehicleSlug: null };

/** Address of the gateway's health check, on every host. */
export const HEALTH_PATH = '/_gateway/healthz';
/** Begins the addresses of searches, which only read, whatever their method. */
export const SEARCH_PATH = '/_search/';
/** Begin the addresses of the API; it answers some below /cars/, too. */
export const API_PREFIXES = ['/api/', SEARCH_PATH, '/media/'];
/** Plain paths, nearly all of them, need no closer look: no escapes, dots, backslashes or doubled slashes. */
const PLAIN = /^(?:\/[\w~!$&'()*+,;=:@-][\w~!$&'()*+,;=:@.-]*)*\/?$/;
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
const CONTROL = /[\0-\x1f\x7f]/;
/** What the browser asks about a vehicle after its page has loaded; the API answers (AUTO-03, VDP-07, SIM-03). */
const VEHICLE_QUESTION = /^\/cars\/[^/]+\/(?:autogauge|view\.json|similar)$/;
/** The page of a vehicle, also as Markdown: one that has moved is led on from either. */
const VEHICLE = /^\/cars\/([^/]+?)(?:\.md)?\/?$/;

const ONE_SPELLING = /^(?=.{1,300}$)(?:\/[\w~-][\w.~-]*)*\/?$/;

/**
 * Whether a path can be written in no other way. What is remembered by path is remembered under such paths alone: the
 * same page has any number of spellings with escapes and dots.
 */
export const hasOneSpelling = (path: string): boolean => ONE_SPELLING.test(path);

/** Decodes escapes until nothing changes, at most three times. Null when the first layer is not valid UTF-8 escapes. */
const fullyDecoded = (path: string): string | null => {
  let decoded = path;
  for (let pass = 0; pass < 3; pass += 1) {
    try {
      const next = decodeURIComponent(decoded);
      if (next === decoded) return decoded;
      decoded = next;
    } catch {
      return pass === 0 ? null : decoded;
    }
  }
  return decoded;
};

/** The segments as the most generous server would read them, and whether they climbed with dots. */
const resolveSegments = (path: string): { readonly segments: readonly string[]; readonly climbs: boolean } => {
  const segments: string[] = [];
  let climbs = false;
  for (const segment of path.replaceAll('\\', '/').split('/')) {
    if (segment === '..') {
      climbs = true;
      segments.pop();
    } else if (segment !== '' && segment !== '.') {
      segments.push(segment);
    }
  }
  return { segments, climbs };
};

/** What our programs say to each other and to their operators stands below these. */
const isReserved = (segment: string | undefined): boolean => {
  const name = segment?.toLowerCase();
  return name === 'internal' || name === '_gateway' || name === '_template';
};

/**
 * Decides by the request target alone who answers. `/internal` and its like are refused in every spelling that some server further
 * in could read as it: escaped once or more, doubled slashes, backslashes, dot segments, upper case.
 */
export const classifyPath = (target: string): PathTarget => {
  const end = target.indexOf('?');
  const path = end < 0 ? target : target.slice(0, end);
  if (path === HEALTH_PATH) return { kind: 'health' };
  if (!path.startsWith('/') || path.includes('#')) return MALFORMED;
  if (PLAIN.test(path)) {
    if (isReserved(path.split('/', 2)[1])) return REFUSED;
  } else {
    const decoded = fullyDecoded(path);
    if (decoded === null || CONTROL.test(decoded)) return MALFORMED;
    const { segments, climbs } = resolveSegments(decoded);
    if (isReserved(segments[0])) return REFUSED;
    // None of our addresses has such a spelling, and rules by path would mistake it for another path.
    if (climbs || decoded.split('/').some((segment) => segment === '.')) return MALFORMED;
  }
  if (API_PREFIXES.some((prefix) => path.startsWith(prefix)) || VEHICLE_QUESTION.test(path)) return API;
  const slug = VEHICLE.exec(path)?.[1];
  return slug === undefined ? PAGE : { kind: 'page', vehicleSlug: decodeURIComponent(slug) };
};
