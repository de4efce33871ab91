import type { CardSpan } from './hit-arena';
import { setOwn } from './record-fields';

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
  const spans: CardSpan[] = highlight.map(() => ABSENT);
  let plain = !highlight.includes('*');
  const rest: Record<string, unknown> = {};
  for (const name of Object.keys(card)) {
    const value = card[name];
    const place = highlight.indexOf(name);
    if (place >= 0 && typeof value === 'string') {
      text += `${text.length > 1 ? ',' : ''}${JSON.stringify(name)}:`;
      const json = JSON.stringify(value);
      spans[place] = { start: text.length, length: json.length };
      text += json;
      continue;
    }
    if (place >= 0 && value !== null && typeof value !== 'boolean') plain = false;
    setOwn(rest, name, value);
  }
  for (const name of highlight) if (!Object.hasOwn(card, name) && name.includes('.')) plain = false;
  // Highlighted texts stand first, so that their places need no look at what follows.
  const others = JSON.stringify(rest);
  const whole = `${text}${text.length > 1 && others.length > 2 ? ',' : ''}${others.slice(1, -1)}`;
  return { text: whole, spans: plain ? spans.map((span) => inBytes(text, span)) : undefined };
}

function inBytes(text: string, { start, length }: CardSpan): CardSpan {
  const before = Buffer.byteLength(text.slice(0, start));
  return { start: before, length: Buffer.byteLength(text.slice(start, start + length)) };
}
