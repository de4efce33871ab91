/** Where a video comes from. Only these are ever shown inside our page; `link` is opened in a tab of its own. */
export type VideoSource =
  | { readonly kind: 'youtube'; readonly id: string }
  /** `key`: the second part of the address of a video that is not listed. */
  | { readonly kind: 'vimeo'; readonly id: string; readonly key?: string }
  | { readonly kind: 'file'; readonly src: string }
  | { readonly kind: 'link'; readonly href: string };

const youtubeHosts = new Set(['youtube.com', 'm.youtube.com', 'youtube-nocookie.com', 'youtu.be']);
const vimeoHosts = new Set(['vimeo.com', 'player.vimeo.com']);
const youtubeId = /^[\w-]{11}$/;
const digits = /^\d{4,12}$/;
const videoFile = /\.(?:mp4|m4v|webm|mov)$/i;

const parse = (address: string): URL | undefined => {
  const text = address.trim();
  // An address within the site has no host of its own; what begins with two strokes has.
  const local = text.startsWith('/') && !text.startsWith('//');
  const base = local ? 'https://site.invalid' : undefined;
  return URL.canParse(text, base) ? new URL(text, base) : undefined;
};

const youtube = (url: URL, parts: readonly string[]): VideoSource | undefined => {
  const [first, second] = parts;
  const named = first === 'embed' || first === 'shorts' || first === 'live' ? second : first;
  const id = url.searchParams.get('v') ?? named ?? '';
  return youtubeId.test(id) ? { kind: 'youtube', id } : undefined;
};

const vimeo = (url: URL, parts: readonly string[]): VideoSource | undefined => {
  const at = parts.findIndex((part) => digits.test(part));
  const id = parts[at];
  if (id === undefined) return undefined;
  const key = url.searchParams.get('h') ?? parts[at + 1];
  return key !== undefined && /^[0-9a-f]{6,20}$/i.test(key) ? { kind: 'vimeo', id, key } : { kind: 'vimeo', id };
};

/**
 * The source of an address as dealers paste it: a page of YouTube or Vimeo, a video file, or any other page of the
 * web as a link. `undefined` for what is no address of the web at all: it is never shown.
 */
export const videoSourceOf = (address: string): VideoSource | undefined => {
  const url = parse(address);
  if (url === undefined || (url.protocol !== 'https:' && url.protocol !== 'http:')) return undefined;
  const host = url.hostname.replace(/^www\./, '');
  const parts = url.pathname.split('/').filter((part) => part !== '');
  const known = youtubeHosts.has(host) ? youtube(url, parts) : vimeoHosts.has(host) ? vimeo(url, parts) : undefined;
  if (known !== undefined) return known;
  const local = url.host === 'site.invalid';
  if (videoFile.test(url.pathname) && (local || url.protocol === 'https:')) {
    return { kind: 'file', src: local ? `${url.pathname}${url.search}` : url.href };
  }
  return local ? undefined : { kind: 'link', href: url.href };
};

/** The player's address: the one that sets no cookie, starting at once because the person has pressed play. */
export const playerAddress = (source: Extract<VideoSource, { kind: 'youtube' | 'vimeo' }>): string =>
  source.kind === 'youtube'
    ? `https://www.youtube-nocookie.com/embed/${source.id}?autoplay=1&rel=0`
    : `https://player.vimeo.com/video/${source.id}?autoplay=1&dnt=1${source.key === undefined ? '' : `&h=${source.key}`}`;

/** The page to watch it on, or the file: for browsers without scripts. */
export const watchAddress = (source: VideoSource): string => {
  if (source.kind === 'youtube') return `https://www.youtube.com/watch?v=${source.id}`;
  if (source.kind === 'vimeo')
    return `https://vimeo.com/${source.id}${source.key === undefined ? '' : `/${source.key}`}`;
  return source.kind === 'file' ? source.src : source.href;
};
