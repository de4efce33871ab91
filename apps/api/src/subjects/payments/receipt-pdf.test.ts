import type { PaymentView, Receipt } from '@forecourt/api-contract';
import { extractText, getDocumentProxy, getMeta } from 'unpdf';
import { describe, expect, it } from 'vitest';
import { receiptWords } from './payment-mail-words';
import { receiptFileName, receiptPdf } from './receipt-pdf';

const receipt: Receipt = {
  ...{ number: 7, issued_at: '2026-11-28T03:00:00.000Z', supplier: 'Yard Pty Ltd', trading_as: 'The Yard' },
  ...{ abn: '51 824 753 556', gst_cents: 11_368 },
};
const view: PaymentView = {
  ...{ state: 'paid', purpose: 'invoice', subject: 'invoice', description: 'Service of 2021 Mazda CX-5' },
  ...{
    reference: 'INV-1',
    amount_cents: 125_050,
    refunded_cents: 0,
    payer_name: null,
    email: null,
    dealer: 'The Yard',
  },
  ...{ is_begun: true, is_test: false, paid_at: receipt.issued_at, expires_at: null, return_path: null },
  ...{ time_zone: 'Australia/Sydney', receipt },
};

/** Reads it as another library does. */
const read = async (changed: Partial<PaymentView> = {}, changedReceipt: Partial<Receipt> = {}) => {
  const file = await receiptPdf({ ...view, ...changed }, { ...receipt, ...changedReceipt });
  const pdf = await getDocumentProxy(new Uint8Array(file));
  const { text, totalPages } = await extractText(pdf, { mergePages: true });
  return { pdf, totalPages, text: text.replace(/\s+/g, ' ') };
};

interface Tree {
  readonly role?: string;
  readonly children?: readonly Tree[];
}
const rolesOf = ({ role, children = [] }: Tree): readonly string[] => [
  ...(role === undefined ? [] : [role]),
  ...children.flatMap(rolesOf),
];

describe('a receipt as a PDF', () => {
  it.each(['invoice', 'deposit', 'hold'] as const)(
    'says all that the mailed one says, of the kind %s',
    async (purpose) => {
      const gst = { gst_cents: purpose === 'invoice' ? 11_368 : null };
      const { text, totalPages } = await read({ purpose, is_test: true }, gst);
      const { title, supplier, facts, rules } = receiptWords(
        { ...view, purpose, is_test: true },
        { ...receipt, ...gst },
      );
      const lines = [title, supplier, ...facts.map(({ label, value }) => `${label} ${value}`), ...rules];
      for (const line of lines) expect(text).toContain(line.replace(/\s+/g, ' '));
      expect(totalPages).toBe(1);
    },
  );

  it('has title, language and author, and is tagged: a heading, paragraphs, and a table of labels and values', async () => {
    const { pdf } = await read();
    const { info } = await getMeta(pdf);
    expect(info).toMatchObject({ Title: 'Receipt 7 from The Yard', Author: 'Yard Pty Ltd', Language: 'en-AU' });
    expect(await pdf.getMarkInfo()).toMatchObject({ Marked: true });
    const roles = rolesOf((await (await pdf.getPage(1)).getStructTree()) as Tree);
    expect(roles.filter((role) => role === 'H1')).toHaveLength(1);
    expect(roles.filter((role) => role === 'TR')).toHaveLength(6);
    expect(roles.filter((role) => role === 'TH')).toHaveLength(6);
    expect(roles.filter((role) => role === 'TD')).toHaveLength(6);
  });

  it('is the same bytes for the same receipt, and is named by its number', async () => {
    expect(await receiptPdf(view, receipt)).toEqual(await receiptPdf(view, receipt));
    expect(receiptFileName(receipt)).toBe('receipt-7.pdf');
  });

  it('keeps long names whole, each line under the one before', async () => {
    const description = `${'A very long description of what was paid for. '.repeat(8)}The end`;
    const { text, totalPages } = await read({ description });
    expect(text).toContain(description);
    expect(text.indexOf('The end')).toBeLessThan(text.indexOf('INV-1'));
    expect(totalPages).toBe(1);
  });
});
