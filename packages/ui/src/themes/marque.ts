import { fontStacks } from './fonts';
import { ref } from './names';
import { layer, space } from './shared';
import type { ThemeTokens, TypeStyle } from './token-type';

const regular = '400';
const medium = '500';
const strong = '560';
const heavy = '600';

const voice = (
  size: string,
  line: string,
  weight: string,
  width = '100%',
  track = '0em',
  caps: TypeStyle['caps'] = 'none',
): TypeStyle => ({ size, line, weight, width, track, caps });

type SetPaint = { lit: string; shade: string; far: string; near: string; pool: string };

/** A set: a pool of light on the floor, a soft horizon, a wall lit from the left. */
const set = ({ lit, shade, far, near, pool }: SetPaint) =>
  [
    `radial-gradient(54% 20% at 50% 80%, ${pool}, color-mix(in srgb, ${pool} 62%, transparent) 34%, color-mix(in srgb, ${pool} 18%, transparent) 68%, transparent)`,
    `linear-gradient(to bottom, transparent 48%, ${far} 59%, ${near} 100%)`,
    `linear-gradient(104deg, ${lit} 12%, ${shade} 88%)`,
  ].join(', ');

/** The hall: hard horizon, panel joints in the wall, one line of light; for full-bleed stages. */
const hall = ({ lit, shade, far, near, pool }: SetPaint) =>
  [
    `radial-gradient(54% 23% at 50% 84%, ${pool}, color-mix(in srgb, ${pool} 62%, transparent) 34%, color-mix(in srgb, ${pool} 18%, transparent) 68%, transparent)`,
    'linear-gradient(to bottom, transparent 57%, rgb(255 255 255 / 0.13) 57%, rgb(255 255 255 / 0.02) calc(57% + 1px), transparent 69%)',
    `linear-gradient(to bottom, transparent 57%, ${far} 57%, ${near} 100%)`,
    'repeating-linear-gradient(90deg, rgb(0 0 0 / 0.26) 0 1px, rgb(255 255 255 / 0.028) 1px 2px, transparent 2px 12.5vw)',
    'linear-gradient(to bottom, rgb(0 0 0 / 0.5) 0, transparent 46%)',
    `linear-gradient(100deg, ${shade} -10%, ${lit} 52%, ${shade} 112%)`,
  ].join(', ');

const chalk = { lit: '#ecece9', shade: '#d3d4d0', far: '#c8c9c5', near: '#dddeda', pool: '#f1f1ee' };
const stone = { lit: '#e2dfd9', shade: '#c4c0b8', far: '#b7b3aa', near: '#cfcbc3', pool: '#e6e3dc' };
const haze = { lit: '#d9dee1', shade: '#b9c1c6', far: '#aab3b8', near: '#c5cccf', pool: '#e0e5e7' };
const slate = { lit: '#3e4448', shade: '#23282a', far: '#1e2325', near: '#2b3033', pool: '#666d71' };
const dusk = { lit: '#3a4044', shade: '#101314', far: '#0c0e0f', near: '#131617', pool: '#5a6165' };

/** One franchise's showroom at night: wide light titles, hairlines, air, one small mark of colour. */
export const marque: ThemeTokens = {
  color: {
    brand: '#c3002f',
    brandHover: '#9e0026',
    brandSoft: '#f1f1ee',
    brandEdge: ref('color', 'brand'),
    onBrand: '#ffffff',
    onBrandQuiet: ref('color', 'onBrand'),
    brandText: '#c3002f',
    brandOnNight: '#ff5a70',
    action: '#14171a',
    actionHover: '#3a4045',
    actionEdge: ref('color', 'action'),
    onAction: '#fafaf8',
    actionOnNight: '#f3f3f0',
    actionHoverOnNight: '#ffffff',
    onActionOnNight: '#0b0d0e',
    page: '#fafaf8',
    surface: '#fafaf8',
    sunk: '#f1f1ee',
    raised: '#ffffff',
    stageWall: '#d3d4d0',
    stageFloor: '#aab3b8',
    night: '#0b0d0e',
    nightRaised: '#1b1f22',
    nightLine: '#393b3b',
    nightLineControl: '#9b9c9a',
    onNight: '#f3f3f0',
    onNightQuiet: '#aeb4b8',
    text: '#14171a',
    textQuiet: '#565d62',
    textFaint: '#5f666b',
    textOnStage: '#3a4045',
    line: '#dcdcd7',
    lineControl: '#85898c',
    lineStrong: '#14171a',
    ink: '#14171a',
    inkHover: '#3a4045',
    onInk: '#fafaf8',
    selected: '#14171a',
    onSelected: '#fafaf8',
    positive: '#1f6042',
    positiveSoft: '#e8efe9',
    positiveOnNight: '#8fd0ae',
    caution: '#7a4a00',
    cautionSoft: '#f6eedd',
    danger: '#9a2a12',
    dangerHover: '#7a200d',
    dangerSoft: '#f6ebe7',
    onDanger: '#ffffff',
    dangerOnNight: '#ffb3a1',
    star: '#14171a',
    focus: '#0b57a4',
    focusGap: '#fafaf8',
    focusOnNight: '#ffffff',
    scrim: 'rgb(11 13 14 / 0.56)',
  },
  font: {
    body: fontStacks['mona-sans'],
    heading: ref('font', 'body'),
    // Not tabular: this face slashes its tabular zero.
    numeric: 'lining-nums',
    wordSpace: '0em',
  },
  type: {
    display: voice('clamp(2.5rem, 1.35rem + 4.6vw, 5.75rem)', '1.02', '340', '112%', '-0.022em'),
    h1: voice('clamp(2rem, 1.35rem + 2.6vw, 3.75rem)', '1.12', '340', '112%', '-0.014em'),
    h2: voice('clamp(1.625rem, 1.3rem + 1.2vw, 2.375rem)', '1.12', '340', '112%', '-0.014em'),
    h3: voice('clamp(1.25rem, 1.14rem + 0.45vw, 1.5rem)', '1.2', regular, '112%', '-0.014em'),
    h4: voice('1.0625rem', '1.35', medium),
    lead: voice('clamp(1.125rem, 1.06rem + 0.28vw, 1.3125rem)', '1.5', regular),
    body: voice('1rem', '1.58', regular),
    small: voice('0.875rem', '1.5', regular),
    label: voice('0.8125rem', '1.4', regular),
    micro: voice('0.8125rem', '1.55', regular),
    button: voice('1rem', '1.2', medium),
    tag: voice('0.8125rem', '1.4', strong),
    nav: voice('0.9375rem', '1.35', regular),
    price: voice('clamp(1.625rem, 1.3rem + 1.2vw, 2.375rem)', '1.15', '380', '106%', '-0.014em'),
    priceLarge: voice('clamp(2rem, 1.35rem + 2.6vw, 3.25rem)', '1.12', '360', '108%', '-0.014em'),
    priceWords: voice('clamp(1.25rem, 1.14rem + 0.45vw, 1.5rem)', '1.2', '380', '106%', '-0.014em'),
  },
  weight: { regular, medium, strong, heavy },
  space,
  rhythm: {
    section: 'clamp(4.5rem, 2.6rem + 7.6vw, 9.5rem)',
    half: 'clamp(2.5rem, 1.7rem + 3.2vw, 5rem)',
    head: 'clamp(2.5rem, 1.7rem + 3.2vw, 5rem)',
    cards: 'clamp(3rem, 2rem + 3.6vw, 5.5rem)',
  },
  page: {
    max: '105rem',
    margin: 'clamp(1.25rem, 0.35rem + 3.7vw, 4rem)',
    gutter: 'clamp(1rem, 0.6rem + 1.6vw, 2.5rem)',
    measure: '38rem',
  },
  radius: { tag: '0px', check: '0px', control: '0px', card: '0px', panel: '0px', stage: '0px', pill: '62.4rem' },
  rule: { hair: '1px', control: '1px', heavy: '2px', key: '2px', section: '0px' },
  elevation: {
    none: 'none',
    bar: `0 1px 0 ${ref('color', 'line')}`,
    float: '0 24px 64px rgb(11 13 14 / 0.18)',
  },
  control: {
    height: '3.25rem',
    heightSmall: '2.75rem',
    heightLarge: '3.75rem',
    padX: 'clamp(1.125rem, 0.9rem + 0.9vw, 1.75rem)',
    padXSmall: '1.25rem',
    target: '2.75rem',
    check: '1.25rem',
  },
  field: {
    border: '0 0 1px',
    padX: '0px',
    ground: 'transparent',
    errorGround: 'transparent',
  },
  outlined: {
    ground: 'transparent',
    line: ref('color', 'text'),
    hoverGround: ref('color', 'text'),
    hoverText: ref('color', 'onAction'),
    hoverLine: ref('color', 'text'),
  },
  quiet: { padX: '0px', hoverGround: 'transparent', underline: '1px' },
  tag: {
    ground: 'transparent',
    line: 'transparent',
    padX: '0px',
    padY: '0px',
    stroke: '1.25rem',
    icon: 'none',
    newGround: 'transparent',
    newText: ref('color', 'text'),
    newLine: 'transparent',
    positiveGround: 'transparent',
    positiveText: ref('color', 'text'),
    positiveLine: 'transparent',
    offGround: 'transparent',
    offText: ref('color', 'text'),
    offLine: 'transparent',
  },
  chip: {
    ground: 'transparent',
    hoverGround: ref('color', 'sunk'),
    line: 'transparent',
    padX: '0px',
    radius: '0px',
  },
  panel: { ground: 'transparent', border: '1px 0', line: ref('color', 'line') },
  notice: { border: '0 0 0 2px' },
  facts: { rule: '1px 0', divider: '0px', padX: '0px', padY: '1.5rem' },
  fold: { line: ref('color', 'line'), height: '3.75rem' },
  range: {
    track: ref('color', 'lineControl'),
    trackHeight: '1px',
    fill: ref('color', 'text'),
    thumbWidth: '1.25rem',
    thumbHeight: '1.25rem',
    thumbRadius: '50%',
    thumbFill: ref('color', 'text'),
    thumbLine: ref('color', 'page'),
    ticks: 'none',
  },
  stage: {
    ratio: '16 / 10.4',
    neutral: set(chalk),
    warm: set(stone),
    cool: set(haze),
    night: set(slate),
    hall: hall(dusk),
    empty: set(chalk),
    carWidth: '112%',
    carDrop: '8%',
  },
  header: { height: 'clamp(3.75rem, 3.4rem + 1.2vw, 4.5rem)', strip: '2.5rem' },
  icon: { size: '1.25rem', sizeSmall: '1rem', stroke: '1.4', cap: 'square' },
  motion: { fast: '140ms', base: '280ms', slow: '520ms', ease: 'cubic-bezier(0.2, 0.7, 0.1, 1)', zoom: '1.018' },
  layer,
};
