import { aLocation, aPublicSite, aVehicle } from '@forecourt/testing';
import { renderToBuffer } from '@react-pdf/renderer';
import sharp from 'sharp';
import { extractImages, extractText, getDocumentProxy, getMeta } from 'unpdf';
import { describe, expect, it } from 'vitest';
import type { LoadedPicture } from '../../../runtime/media/load-picture';
import { BrochureDocument } from './brochure-document';
import { brochureView } from './brochure-view';

const colors = {
  brand: '#0a7040',
  onBrand: '#ffffff',
  text: '#111111',
  quiet: '#555555',
  line: '#dddddd',
  stage: '#f0f2f1',
};
const now = new Date('2026-11-22T01:00:00Z');
const site = aPublicSite({
  flags: { finance: true, printing: true },
  finance_provider: 'manual',
  finance: { interestRate: 9, termYears: 5 },
});
const location = aLocation({ name: 'Harbour City Northshore', dealer_license_number: 'MD 000001' });

const read = async (vehicle: ReturnType<typeof aVehicle>, pictures: readonly LoadedPicture[] = []) => {
  const view = brochureView(site, { vehicle, location }, now);
  const file = await renderToBuffer(<BrochureDocument view={view} pictures={pictures} colors={colors} />);
  const pdf = await getDocumentProxy(new Uint8Array(file));
  const { text } = await extractText(pdf, { mergePages: true });
  return { view, pdf, text: text.replace(/\s+/g, ' ') };
};

const picture = async (format: 'png' | 'jpg', width: number): Promise<LoadedPicture> => ({
  format,
  data: await sharp({ create: { width, height: Math.round(width / 1.5), channels: 3, background: '#336699' } })
    .toFormat(format === 'jpg' ? 'jpeg' : 'png')
    .toBuffer(),
});

describe('a brochure', () => {
  it('holds the words of the page: price with its inclusions, finance with its rates, licence and date [PRNT-01]', async () => {
    const { view, text, pdf } = await read(aVehicle());
    const finance = /\$[\d,.]+ a week, [\d.]+% p\.a\., comparison rate [\d.]+% p\.a\./;
    expect(view.repayment).toMatch(finance);
    for (const words of [
      view.heading,
      view.price?.figure ?? '',
      ...(view.price?.notes ?? []),
      view.repayment ?? '',
      view.disclosure ?? '',
      'Motor dealer licence NSW MD 000001',
      'Harbour City Northshore',
      'As advertised on 22 November 2026.',
      ...view.facts.map(({ value }) => value),
      ...view.specifications.flatMap(({ title, rows }) => [title, ...rows.flatMap((row) => [row.label, row.value])]),
      ...view.features,
      ...view.legal,
      view.url,
    ]) {
      expect(words).not.toBe('');
      expect(text).toContain(words.replace(/\s+/g, ' '));
    }
    const { info } = await getMeta(pdf);
    expect(info).toMatchObject({ Author: view.siteName });
  });

  it('gives the place of a privately held vehicle instead of the dealer’s address (LOC-06)', async () => {
    const { text } = await read(aVehicle({ private_suburb: 'Dubbo', private_postcode: '2830', state: 'NSW' }));
    expect(text).toContain('With its owner in Dubbo NSW 2830');
    expect(text).not.toContain(location.address.street);
    expect((await read(aVehicle())).text).toContain(location.address.street);
  });

  it('embeds photos and cut-out pictures', async () => {
    const { pdf } = await read(aVehicle(), [await picture('jpg', 300), await picture('png', 120)]);
    const widths = (await extractImages(pdf, 1)).map(({ width }) => width);
    expect(widths.toSorted((one, other) => other - one)).toEqual([300, 120]);
  });

  it('continues on numbered pages, however long the text is', async () => {
    const { pdf, text } = await read(
      aVehicle({
        dealercomments: 'Škoda’s “finest” – café. '.repeat(120),
        standardEquipment: Array.from({ length: 90 }, (_, index) => `Feature number ${index}`),
      }),
    );
    expect(pdf.numPages).toBeGreaterThan(1);
    expect(text).toContain('Škoda’s “finest” – café.');
    expect(text).toContain('Feature number 89');
    expect(text).toContain(`Page ${pdf.numPages} of ${pdf.numPages}`);
  });

  it('shows no price of a sold vehicle', async () => {
    const { view } = await read(aVehicle({ sold: true, status: 'sold' }));
    expect(view).toMatchObject({ price: null, repayment: undefined, disclosure: undefined });
    expect(view.notice).toBe('Unfortunately this vehicle recently sold');
  });
});
