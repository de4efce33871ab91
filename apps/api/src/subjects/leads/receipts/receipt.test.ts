import { siteDocumentSchema } from '@forecourt/config/site-document';
import { aLocation, aSiteDocumentInput, aVehicle } from '@forecourt/testing';
import { describe, expect, it } from 'vitest';
import { builtInTemplates } from '../../../ground/env/template-registry';
import { type ReceiptSubject, receiptOf } from './receipt';
import { receiptHtml, receiptMail, receiptText } from './receipt-mail';

const vehicle = aVehicle({
  slug: 'used-2019-ford-ranger-xlt-s1',
  stocknum: 'S1',
  name: '2019 Ford Ranger XLT',
  car_type: 'used',
  dealership_slug: 'yard',
});
const day = (weekday: number, open: string | null, close: string | null) =>
  ({ weekday, status: open === null ? 'Closed' : 'Open', open, close, formated_hours: '' }) as const;
const location = aLocation({
  id: 'yard-main',
  name: 'Yard Main Street',
  phone: '(03) 5550 0100',
  phone_by_car_type: { used: '(03) 5550 0142' },
  email: 'sales@yard.example',
  contact_detail: {
    phone: null,
    landline_phone: null,
    opening_hours: [
      day(0, null, null),
      ...[1, 2, 3, 4, 5].map((weekday) => day(weekday, '08:30', '17:30')),
      day(6, '09:00', '13:00'),
    ],
  },
  special_hours: [
    { status: 'Closed', date: '2026-11-28', start_hour: null, end_hour: null, department: '', location_name: '' },
  ],
});
const siteOf = (more: object = {}) =>
  siteDocumentSchema.parse({
    ...aSiteDocumentInput({ website_id: 'yard', slug: 'yard', name: 'The Yard', stockFrom: [{ dealership: 'yard' }] }),
    template: 'c',
    brand: { brand: '#00539b' },
    ...more,
  });
const about = (more: Partial<ReceiptSubject> = {}): ReceiptSubject => ({
  leadId: '019aa000-0000-7000-8000-3f2a91c07d11',
  site: siteOf(),
  origin: 'https://www.yard.example',
  vehicle,
  location,
  now: new Date('2026-11-21T01:00:00Z'),
  ...more,
});
const template = (await builtInTemplates()).find(({ name }) => name === siteOf().template);
if (template === undefined) throw new Error('The template of the site is not there.');
const { theme } = template;
const mailOf = (subject: ReceiptSubject) =>
  receiptMail(receiptOf(subject), subject.site, {
    to: 'avery@example.com',
    from: 'post@forecourt.example',
    messageId: '<1@forecourt.example>',
    date: subject.now,
    theme,
  });

describe('a receipt', () => {
  it('states in plain text the subject, where to call and when, and the reference of the enquiry', async () => {
    await expect(receiptText(receiptOf(about()))).toMatchFileSnapshot('samples/receipt.txt');
  });

  it('states the same in HTML in the dealer’s brand', async () => {
    const site = siteOf({
      brand: { brand: '#00539b', logo: { url: '/logo.png', alt: 'The Yard', width: 200, height: 50 } },
    });
    await expect(await receiptHtml(receiptOf(about({ site })), site, theme)).toMatchFileSnapshot(
      'samples/receipt.html',
    );
  });

  it('has its reference also without a vehicle and without a location to show', async () => {
    await expect(receiptText(receiptOf(about({ vehicle: null, location: null })))).toMatchFileSnapshot(
      'samples/receipt-general.txt',
    );
  });

  it('names the dealer where there is no logo, and does not link a vehicle that the site does not show', async () => {
    const sold = aVehicle({ ...vehicle, show_on_dealer_website: false });
    const receipt = receiptOf(about({ vehicle: sold }));
    const page = await receiptHtml(receipt, siteOf(), theme);
    expect(page).not.toContain('<img');
    expect(page).toContain('font-weight:bold');
    expect(page).toContain('2019 Ford Ranger XLT');
    expect(`${page}${receiptText(receipt)}`).not.toContain(vehicle.slug);
  });

  it('shows the first picture of a vehicle at the size of a mail, and when the dealer answers', async () => {
    const site = siteOf({ enquiry: { replyTime: 'Within an hour' } });
    const pageOf = async (address: string | null, more: Partial<Parameters<typeof aVehicle>[0]> = {}) =>
      receiptHtml(
        receiptOf(about({ site, vehicle: aVehicle({ ...vehicle, images: [], primary_image_url: address, ...more }) })),
        site,
        theme,
      );
    const page = await pageOf('/media/abc');
    expect(page).toContain('<img src="https://www.yard.example/media/abc?w=1080"');
    expect(page).toContain('Within an hour');
    expect(receiptText(receiptOf(about({ site })))).toMatch(/^Answer: +Within an hour$/m);
    expect(await pageOf('https://pictures.example/1.jpg?x=1')).toContain('src="https://pictures.example/1.jpg?x=1"');
    expect(await pageOf(null)).not.toContain('<img');
    expect(await pageOf('https://pictures.example/no-image.jpg')).not.toContain('<img');
    expect(await pageOf('/media/abc', { show_on_dealer_website: false })).not.toContain('<img');
  });

  it('links the number to call in dialled form, and leaves a number that cannot be dialled unlinked', async () => {
    const of = async (phone: string) =>
      receiptHtml(
        receiptOf(about({ location: aLocation({ ...location, phone, phone_by_car_type: {} }) })),
        siteOf(),
        theme,
      );
    expect(await of('03 9555 0142')).toContain('<a href="tel:+61395550142"');
    expect(await of('+61 3 9555 0142')).toContain('<a href="tel:+61395550142"');
    const local = await of('5550 01');
    expect(local).toContain('5550 01');
    expect(local).not.toContain('tel:');
  });

  it('escapes markup in names of vehicles and dealers', async () => {
    const odd = aVehicle({ ...vehicle, name: '2019 <b>Ford</b> & "Ranger"' });
    const site = siteOf({ name: 'Yard & Sons <script>' });
    const page = await receiptHtml(receiptOf(about({ vehicle: odd, site })), site, theme);
    expect(page).toContain('2019 &lt;b&gt;Ford&lt;/b&gt; &amp; &quot;Ranger&quot;');
    expect(page).toContain('Yard &amp; Sons &lt;script&gt;');
    expect(page).not.toMatch(/<script|<b>/);
  });

  it('comes from the dealer, has the location as its reply address, and asks machines not to answer', async () => {
    expect(await mailOf(about())).toMatchObject({
      messageId: '<1@forecourt.example>',
      from: { name: 'The Yard', address: 'post@forecourt.example' },
      replyTo: 'sales@yard.example',
      to: 'avery@example.com',
      subject: 'The Yard has your enquiry: 2019 Ford Ranger XLT',
      headers: { 'Auto-Submitted': 'auto-replied', 'X-Auto-Response-Suppress': 'All' },
    });
    expect(await mailOf(about({ location: null }))).not.toHaveProperty('replyTo');
  });
});
