// Draws the demo dealers' places: flat illustrations of buildings that do not exist. Writes them beside this file.
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';

const here = fileURLToPath(new URL('.', import.meta.url));
const [width, height, ground] = [1600, 1067, 800];

/** @typedef {{ sky: [string, string], wall: string, band: string, glass: string, floor: string, trees: string }} Colours */

/** A tree: trunk and crown. @param {number} x @param {number} size @param {string} colour */
const tree = (x, size, colour) =>
  `<rect x="${x - size * 0.05}" y="${ground - size}" width="${size * 0.1}" height="${size}" fill="#6b5a48"/>
   <ellipse cx="${x}" cy="${ground - size * 1.05}" rx="${size * 0.42}" ry="${size * 0.5}" fill="${colour}"/>`;

/** A car from the side. @param {number} x @param {number} size @param {string} paint */
const car = (x, size, paint) => {
  const y = ground + 118;
  return `<ellipse cx="${x + size * 0.5}" cy="${y + 4}" rx="${size * 0.54}" ry="${size * 0.035}" fill="#000" opacity="0.22"/>
    <path d="M${x} ${y - size * 0.1}q${size * 0.02} ${-size * 0.1} ${size * 0.16} ${-size * 0.12}q${size * 0.13} ${-size * 0.11} ${size * 0.3} ${-size * 0.11}q${size * 0.17} 0 ${size * 0.3} ${size * 0.11}q${size * 0.2} ${size * 0.01} ${size * 0.24} ${size * 0.12}v${size * 0.05}h${-size}z" fill="${paint}"/>
    <path d="M${x + size * 0.22} ${y - size * 0.22}q${size * 0.1} ${-size * 0.08} ${size * 0.23} ${-size * 0.08}v${size * 0.08}zM${x + size * 0.48} ${y - size * 0.3}q${size * 0.12} 0 ${size * 0.22} ${size * 0.08}h${-size * 0.22}z" fill="#26323a"/>
    ${[0.22, 0.78].map((at) => `<circle cx="${x + size * at}" cy="${y - size * 0.06}" r="${size * 0.085}" fill="#1c1f21"/><circle cx="${x + size * at}" cy="${y - size * 0.06}" r="${size * 0.045}" fill="#b9c0c4"/>`).join('')}`;
};

/** Panes of a glass front. @param {number} x @param {number} y @param {number} w @param {number} h @param {number} count @param {string} glass */
const panes = (x, y, w, h, count, glass) =>
  Array.from({ length: count }, (_, at) => {
    const pane = w / count;
    return `<rect x="${x + at * pane + 5}" y="${y}" width="${pane - 10}" height="${h}" fill="${glass}"/>
      <path d="M${x + at * pane + 5} ${y + h}L${x + at * pane + pane * 0.45} ${y}h${pane * 0.2}L${x + at * pane + pane * 0.25} ${y + h}z" fill="#fff" opacity="0.16"/>`;
  }).join('');

/** @param {Colours} colours @param {string} building @param {string} cars */
const scene = ({ sky, floor, trees }, building, cars) => `
  <svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">
    <defs><linearGradient id="sky" x2="0" y2="1"><stop stop-color="${sky[0]}"/><stop offset="1" stop-color="${sky[1]}"/></linearGradient></defs>
    <rect width="${width}" height="${height}" fill="url(#sky)"/>
    ${[90, 210, 1400, 1530].map((x, at) => tree(x, 240 + ((at * 57) % 90), trees)).join('')}
    ${building}
    <rect y="${ground}" width="${width}" height="${height - ground}" fill="${floor}"/>
    <rect y="${ground}" width="${width}" height="10" fill="#000" opacity="0.12"/>
    ${cars}
  </svg>`;

/** A showroom with a glass front under a wide band. @param {Colours} colours @param {number} left @param {number} wide @param {number} high */
const showroom = ({ wall, band, glass }, left, wide, high) => `
  <rect x="${left}" y="${ground - high}" width="${wide}" height="${high}" fill="${wall}"/>
  <rect x="${left - 24}" y="${ground - high}" width="${wide + 48}" height="${high * 0.24}" fill="${band}"/>
  ${panes(left + 30, ground - high * 0.68, wide - 60, high * 0.68, 7, glass)}`;

/** A workshop with roller doors. @param {Colours} colours @param {number} left @param {number} wide @param {number} high */
const workshop = ({ wall, band }, left, wide, high) => `
  <path d="M${left} ${ground}v${-high * 0.82}l${wide / 2} ${-high * 0.18}l${wide / 2} ${high * 0.18}v${high * 0.82}z" fill="${wall}"/>
  <path d="M${left - 14} ${ground - high * 0.8}l${wide / 2 + 14} ${-high * 0.2}l${wide / 2 + 14} ${high * 0.2}v-16l${-wide / 2 - 14} ${-high * 0.2}l${-wide / 2 - 14} ${high * 0.2}z" fill="${band}"/>
  ${[0, 1, 2]
    .map((at) => {
      const [x, w, h] = [left + wide * 0.07 + at * wide * 0.3, wide * 0.26, high * 0.52];
      const slats = Array.from(
        { length: 9 },
        (_, line) =>
          `<rect x="${x}" y="${ground - h + (line * h) / 9}" width="${w}" height="3" fill="#000" opacity="0.16"/>`,
      );
      return `<rect x="${x}" y="${ground - h}" width="${w}" height="${h}" fill="#d9dcdd"/>${slats.join('')}`;
    })
    .join('')}`;

/** A small office of a yard under bunting. @param {Colours} colours */
const yard = ({ wall, band, glass }) => `
  <rect x="560" y="${ground - 260}" width="480" height="260" fill="${wall}"/>
  <path d="M520 ${ground - 250}L600 ${ground - 350}h400L1080 ${ground - 250}z" fill="${band}"/>
  ${panes(600, ground - 190, 260, 130, 3, glass)}
  <rect x="900" y="${ground - 200}" width="90" height="200" fill="${glass}"/>
  ${[0, 1]
    .map((row) => {
      const y = ground - 420 + row * 46;
      const flags = Array.from({ length: 26 }, (_, at) => {
        const x = at * 64 + row * 32;
        const dip = y + Math.sin((x / width) * Math.PI) * 46;
        return `<path d="M${x} ${dip}h34l-17 40z" fill="${at % 2 === 0 ? band : '#fff'}"/>`;
      });
      return `<path d="M0 ${y}Q800 ${y + 92} 1600 ${y}" fill="none" stroke="#555" stroke-width="3"/>${flags.join('')}`;
    })
    .join('')}`;

/** @type {Record<string, Colours>} */
const colours = {
  harbour: {
    sky: ['#bfd9ea', '#eef5f8'],
    wall: '#f4f4f1',
    band: '#0c6b58',
    glass: '#49626e',
    floor: '#b3b8b6',
    trees: '#6f8f6a',
  },
  westgate: {
    sky: ['#d9dfe8', '#f3f1ec'],
    wall: '#e9e6df',
    band: '#0c6b58',
    glass: '#566a72',
    floor: '#a9aaa6',
    trees: '#7d9a63',
  },
  meridian: {
    sky: ['#20242b', '#59606b'],
    wall: '#30343b',
    band: '#b0132b',
    glass: '#ffe6b0',
    floor: '#3d4046',
    trees: '#2c3a31',
  },
  redgum: {
    sky: ['#f3d9a6', '#fbf1da'],
    wall: '#f7f1e3',
    band: '#c8471d',
    glass: '#4b5a55',
    floor: '#c9a877',
    trees: '#8a9a54',
  },
  station: {
    sky: ['#cfe0e3', '#f7f4ea'],
    wall: '#e7dcc6',
    band: '#2f5d3a',
    glass: '#50605f',
    floor: '#bda27a',
    trees: '#7f9355',
  },
};

/** @type {Record<string, string>} */
const pictures = {
  'harbour-city-northshore': scene(
    colours.harbour,
    showroom(colours.harbour, 300, 1000, 400),
    car(180, 420, '#c9ced1') + car(720, 440, '#8c1f28') + car(1180, 360, '#2b4a66'),
  ),
  'harbour-city-westgate': scene(
    colours.westgate,
    showroom(colours.westgate, 260, 640, 330) + workshop(colours.westgate, 930, 420, 350),
    car(360, 400, '#e8e8e4') + car(1000, 400, '#4b5258'),
  ),
  'meridian-nissan': scene(
    colours.meridian,
    showroom(colours.meridian, 240, 1120, 430),
    car(320, 460, '#d7dade') + car(900, 460, '#7c8087'),
  ),
  'red-gum-highway': scene(
    colours.redgum,
    yard(colours.redgum),
    car(60, 380, '#5c6d7a') + car(460, 360, '#e4e1d8') + car(840, 370, '#9a2c20') + car(1230, 340, '#3f5a45'),
  ),
  'red-gum-station-street': scene(
    colours.station,
    workshop(colours.station, 480, 640, 380),
    car(220, 380, '#e8e3d6') + car(980, 400, '#36536b'),
  ),
};

for (const [name, svg] of Object.entries(pictures))
  await sharp(Buffer.from(svg)).webp({ quality: 82, effort: 6 }).toFile(`${here}${name}.webp`);
