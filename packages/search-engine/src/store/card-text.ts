import type { CardSpan } from './hit-arena';

/** A card as JSON text without its closing brace, with the places of its highlighted attributes. */
export interface CardText {
  readonly text: string;
  /** One for each highlighted attribute; undefined when one of them is no plain text of the card. */
  readonly spans: readonly CardSpan[] | undefined;
}

const ABSENT: CardSpan = { start: 0, length: 0 };

/**
 * Writes a card. Its highlighted attributes that are text can later be highlighted for an empty search by copying
 * their bytes; where one is a number, a list or nested the highlight has to be made from the record.
 */
export function cardText(card: Readonly<Record<string, unknown>>, highlight: readonly string[]): CardText {
  let text = '{';
  let bytes = 1;
  const spans: CardSpan[] = highlight.map(() => ABSENT);
  let plain = !highlight.includes('*');
  for (const name of Object.keys(card)) {
    const value = JSON.stringify(card[name]) as string | undefined;
    if (value === undefined) continue;
    const head = `${text.length > 1 ? ',' : ''}${JSON.stringify(name)}:`;
    const place = highlight.indexOf(name);
    bytes += Buffer.byteLength(head);
    const length = Buffer.byteLength(value);
    if (place >= 0) {
      if (typeof card[name] === 'string') spans[place] = { start: bytes, length };
      else if (card[name] !== null && typeof card[name] !== 'boolean') plain = false;
    }
    text += head + value;
    bytes += length;
  }
  for (const name of highlight) if (!Object.hasOwn(card, name) && name.includes('.')) plain = false;
  return { text, spans: plain ? spans : undefined };
}
