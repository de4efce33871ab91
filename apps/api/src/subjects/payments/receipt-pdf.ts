import type { PaymentView, Receipt } from '@forecourt/api-contract';
import { receiptWords } from './payment-mail-words';
import { standardText } from './standard-text';

/** Points, of 72 to the inch: A4 with a margin of two centimetres, and the column of labels. */
const margin = 57;
const labelWidth = 110;
const bodySize = 11;

type Document = PDFKit.PDFDocument;

/** Words of a width from a place on, and how far down they end. */
const write = (pdf: Document, text: string, at: { readonly x: number; readonly y: number; readonly width: number }) => {
  pdf.text(standardText(text), at.x, at.y, { width: at.width });
  return pdf.y;
};

/** A line of a receipt: its label and its value, as the head and the cell of a row of a table. */
const addRow = (
  pdf: Document,
  table: PDFKit.PDFStructureElement,
  { label, value }: { readonly label: string; readonly value: string },
  width: number,
): void => {
  const { y } = pdf;
  let end = y;
  const row = pdf.struct('TR');
  row.add(
    pdf.struct('TH', {}, () => {
      pdf.font('Helvetica-Bold');
      end = write(pdf, label, { x: margin, y, width: labelWidth - 10 });
    }),
  );
  row.add(
    pdf.struct('TD', {}, () => {
      pdf.font('Helvetica');
      end = Math.max(end, write(pdf, value, { x: margin + labelWidth, y, width: width - labelWidth }));
    }),
  );
  row.end();
  table.add(row);
  pdf.y = end + 6;
};

const draw = (pdf: Document, view: PaymentView, receipt: Receipt): void => {
  const { title, supplier, facts, rules } = receiptWords(view, receipt);
  const width = pdf.page.width - 2 * margin;
  const root = pdf.struct('Document');
  pdf.addStructure(root);
  const add = (tag: string, text: string, font: string, size: number): void => {
    root.add(
      pdf.struct(tag, {}, () => {
        pdf.font(font).fontSize(size);
        write(pdf, text, { x: margin, y: pdf.y, width });
      }),
    );
    pdf.moveDown(0.6);
  };
  add('H1', title, 'Helvetica-Bold', 18);
  add('P', supplier, 'Helvetica', 13);
  pdf.fontSize(bodySize);
  const table = pdf.struct('Table');
  root.add(table);
  for (const fact of facts) addRow(pdf, table, fact, width);
  table.end();
  pdf.moveDown(0.6);
  for (const rule of rules) add('P', rule, 'Helvetica', bodySize);
  root.end();
};

/**
 * A receipt as a PDF of one page of A4, in the words of the one that is mailed: tagged, with title and language, the same
 * bytes for the same receipt. The library comes with the first one. Letters that its typeface lacks are written plain
 * ({@link standardText}).
 */
export const receiptPdf = async (view: PaymentView, receipt: Receipt): Promise<Buffer> => {
  const { default: PdfDocument } = await import('pdfkit');
  const pdf = new PdfDocument({
    size: 'A4',
    margin,
    pdfVersion: '1.7',
    tagged: true,
    lang: 'en-AU',
    displayTitle: true,
    info: {
      Title: `Receipt ${receipt.number} from ${receipt.trading_as}`,
      Author: receipt.supplier,
      CreationDate: new Date(receipt.issued_at),
    },
  });
  const chunks: Buffer[] = [];
  const whole = new Promise<Buffer>((resolve, reject) => {
    pdf.on('data', (chunk: Buffer) => chunks.push(chunk));
    pdf.on('end', () => resolve(Buffer.concat(chunks)));
    pdf.on('error', reject);
  });
  draw(pdf, view, receipt);
  pdf.end();
  return whole;
};

/** What a receipt is called where it is kept. */
export const receiptFileName = ({ number }: Pick<Receipt, 'number'>): string => `receipt-${number}.pdf`;
