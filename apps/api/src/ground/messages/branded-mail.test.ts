import { siteDocumentSchema } from '@forecourt/config/site-document';
import { aSiteDocumentInput } from '@forecourt/testing';
import { html } from 'hono/html';
import { describe, expect, it } from 'vitest';
import { builtInTemplates } from '../env/template-registry';
import { brandedMail, factRow, senderLine } from './branded-mail';

const input = aSiteDocumentInput({ website_id: 'yard', slug: 'yard', stockFrom: [{ dealership: 'yard' }] });
const logo = { url: `/media/${'a'.repeat(64)}`, alt: 'The Yard', width: 200, height: 80 };
const siteWith = (brand: object) => siteDocumentSchema.parse({ ...input, brand: { ...input.brand, ...brand } });
const site = { name: 'The <Yard>', href: 'https://yard.example' };
const [metro] = await builtInTemplates();
if (metro === undefined) throw new Error('No template is there.');
const draw = (brand: object) =>
  brandedMail(
    {
      ...{ subject: 'News & more', title: 'It is <here>', site },
      body: (colors) => html`${factRow('Reference', 'A & B', colors)}${senderLine({ site, reason: 'Asked.' }, colors)}`,
    },
    siteWith(brand),
    metro.theme,
  );

describe('a mail in the brand of a dealer', () => {
  it('begins with the dealer’s logo at the address of its site, or with its name', async () => {
    expect(await draw({ logo })).toContain(`<img src="https://yard.example${logo.url}" alt="The Yard"`);
    const named = await draw({});
    expect(named).toContain('>The &lt;Yard&gt;</span>');
    expect(named).not.toContain('<img');
  });

  it('has what is given in its place, and no markup from it', async () => {
    const page = await draw({});
    expect(page).toContain('<title>News &amp; more</title>');
    expect(page).toContain('>It is &lt;here&gt;</h1>\n<tr>');
    expect(page).toContain('>A &amp; B</td>');
    expect(page).toMatch(/<a href="https:\/\/yard\.example"[^>]*>The &lt;Yard&gt;<\/a><br>Asked\.<\/p>\n<\/td>/);
  });
});
