import type { CardSpan } from './hit-arena';
import { type IndexedRecord, project, setOwn } from './record-fields';

/** A card as JSON text without its closing brace, with the places of its highlighted attributes. */
export interface CardText {
  readonly text: string;
  /** One for each highlighted attribute; undefined when one of them is no plain text of the card. */
  readonly spans: readonly CardSpan[] | undefined;
}

const ABSENT: CardSpan = { start: 0, length: 0 };

/**
 * Writes the card of a record: its objectID and the attributes of `retrieve`, all when undefined. Highlighted ones
 * that are text can later be highlighted for an empty search by copying their bytes; where one is a number, a list or
 * nested the highlight has to be made from the record.
 */
export function cardText(
  record: IndexedRecord,
  retrieve: readonly string[] | undefined,
  highlight: readonly string[],
): CardText {
  // Without nested names nothing needs to be put together before it is written.
  const direct = retrieve !== undefined && !retrieve.some((name) => name === '*' || name.includes('.'));
  const card = direct ? record : project(record, retrieve);
  let text = '{';
  const spans: CardSpan[] = highlight.map(() => ABSENT);
  let plain = !highlight.includes('*') && !highlight.includes('objectID');
  const rest: Record<string, unknown> = { objectID: record.objectID };
  for (const name of direct ? retrieve : Object.keys(card)) {
    if (name === 'objectID' || !Object.hasOwn(card, name)) continue;
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
  const whole = `${text}${text.length > 1 ? ',' : ''}${JSON.stringify(rest).slice(1, -1)}`;
  return { text: whole, spans: plain ? spans.map((span) => inBytes(text, span)) : undefined };
}

function inBytes(text: string, { start, length }: CardSpan): CardSpan {
  const before = Buffer.byteLength(text.slice(0, start));
  return { start: before, length: Buffer.byteLength(text.slice(start, start + length)) };
}
