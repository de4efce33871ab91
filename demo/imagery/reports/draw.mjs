// Draws the history report that demo vehicles have on file: a specimen that says so, of no vehicle and by no company.
// Writes it beside this file.
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';

const here = fileURLToPath(new URL('.', import.meta.url));
/** A page of A4, as wide as pictures are served where no width is asked for. */
const [width, height] = [1080, 1528];
const margin = 90;
const ink = '#1c2430';
const soft = '#5a6573';

/** @param {number} y @param {string} words @param {{ size?: number, weight?: number, colour?: string, x?: number }} [style] */
const line = (y, words, { size = 26, weight = 400, colour = ink, x = margin } = {}) =>
  `<text x="${x}" y="${y}" font-size="${size}" font-weight="${weight}" fill="${colour}">${words}</text>`;

/** What a report looks up, and what stands there in this one. */
const rows = [
  ['Vehicle', 'None. This page tells nothing of any vehicle'],
  ['Looked up on', 'Never'],
  ['Money owed', 'Whether a lender may take it stands here'],
  ['Written off', 'Whether an insurer has given it up stands here'],
  ['Stolen', 'Whether it is recorded as stolen stands here'],
  ['Made by', 'Nobody: no register and no company was asked'],
];

const table = rows
  .map(([name = '', words = ''], at) => {
    const y = 640 + at * 96;
    return `<path d="M${margin} ${y - 58}h${width - 2 * margin}" stroke="#d5dae1" stroke-width="2"/>
      ${line(y, name, { weight: 700 })}${line(y, words, { size: 24, x: margin + 220 })}`;
  })
  .join('');

const page = `
  <svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"
    font-family="DejaVu Sans, Liberation Sans, sans-serif">
    <rect width="${width}" height="${height}" fill="#fff"/>
    <g transform="rotate(-32 ${width / 2} 960)" opacity="0.09">
      ${line(1010, 'SPECIMEN', { size: 190, weight: 700, x: 10 })}
    </g>
    <rect width="${width}" height="132" fill="#8a1c1c"/>
    ${line(82, 'DEMONSTRATION: NOT A REAL REPORT', { size: 42, weight: 700, colour: '#fff' })}
    ${line(250, 'Vehicle history report', { size: 56, weight: 700 })}
    ${line(312, 'Specimen of a fictional dealer', { size: 30, colour: soft })}
    ${line(410, 'A dealer’s own report would open here. The dealer, its vehicles')}
    ${line(448, 'and everything on this page are invented. Rely on none of it.')}
    ${table}
    <path d="M${margin} ${640 + rows.length * 96 - 58}h${width - 2 * margin}" stroke="#d5dae1" stroke-width="2"/>
    ${line(1330, 'Of a vehicle that you mean to buy, search the Personal Property', { colour: soft, size: 24 })}
    ${line(1366, 'Securities Register by its VIN on the day you pay.', { colour: soft, size: 24 })}
    <rect y="${height - 70}" width="${width}" height="70" fill="#8a1c1c"/>
    ${line(height - 26, 'DEMONSTRATION: NOT A REAL REPORT', { size: 24, weight: 700, colour: '#fff' })}
  </svg>`;

await sharp(Buffer.from(page)).webp({ quality: 82, effort: 6 }).toFile(`${here}history-report.webp`);
