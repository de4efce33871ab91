import { enquiryField } from '@forecourt/domain/enquiry';
import { html } from 'hono/html';
import { expect, it } from 'vitest';
import { alongUnseen, type PlainField, plainField } from './plain-field';

const drawn = async (field: Partial<PlainField>) => {
  const email = enquiryField('email');
  return String(
    await plainField({ name: 'it', row: email, label: email.label, fault: 'Please enter it.', value: '', ...field }),
  );
};

it('a field to be mended has its label, its fault tied to it, what was typed and what the browser may fill in', async () => {
  const page = await drawn({ name: 'email', value: 'nope' });
  expect(page).toContain('<label for="email">Email Address</label>');
  expect(page).toContain('<p class="fault" id="email-fault">Please enter it.</p>');
  expect(page).toContain(
    '<input type="email" id="email" name="email" aria-invalid="true" aria-describedby="email-fault" value="nope" autocomplete="email">',
  );
});

it('a list has the choices of its row, or the site’s own in their place, and the chosen one is chosen', async () => {
  const state = enquiryField('regoState');
  const ofRow = await drawn({ row: state, value: 'NSW' });
  expect(ofRow).toContain('<option value="">Choose a state or territory</option><option value="ACT">ACT</option>');
  expect(ofRow).toContain('<option value="NSW" selected>NSW</option>');
  const ofSite = await drawn({ row: state, choices: [{ value: 'yard', label: 'Yard & Co' }] });
  expect(ofSite).toContain('<option value="yard">Yard &amp; Co</option>');
  expect(ofSite).not.toContain('ACT');
  const named = { label: 'By', input: 'choice', choices: ['sms'], choiceLabels: { sms: 'Text message' } } as const;
  expect(await drawn({ row: named })).toContain('<option value="sms">Text message</option>');
  expect(await drawn({ row: { label: 'Location', input: 'choice' }, value: 'x' })).toContain('<input type="text"');
});

it.each([
  ['text', '<input type="text"'],
  ['phone', '<input type="tel"'],
  ['postcode', '<input type="text"'],
  ['figures', '<input type="text"'],
  ['dollars', '<input type="text"'],
  ['date', '<input type="date"'],
  ['time', '<input type="time"'],
  ['box', '<input type="checkbox"'],
  ['lines', '<textarea rows="6"'],
] as const)('an input of %s is drawn as %s', async (input, begins) => {
  expect(await drawn({ row: { label: 'It', input } })).toContain(begins);
});

it('what was typed ends no attribute and no element', async () => {
  const typed = '"><script>alert(1)</script>';
  const along = String(await html`${alongUnseen([['name', typed]])}`);
  expect(along).toBe('<input type="hidden" name="name" value="&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt;">');
  expect(await drawn({ value: typed })).not.toContain('<script>');
  expect(await drawn({ row: { label: 'It', input: 'lines' }, value: '</textarea><script>' })).not.toContain('<script>');
});
