import { randomInt, randomUUID } from 'node:crypto';
import type { PageElement } from './read-page';

/** A person that nobody is, with a number of the range that is kept for films and tests. */
export const nobody = () => {
  const word = [...randomUUID().replaceAll('-', '').slice(0, 12)]
    .map((digit) => 'abcdefghijklmnop'[Number.parseInt(digit, 16)])
    .join('');
  return {
    name: `Testa${word}`,
    email: `testa${word}@example.com`,
    phone: `0491 570 ${randomInt(100, 1000)}`,
    postcode: '2000',
    words: 'This enquiry was sent to see whether the form works. Nobody waits for an answer.',
  };
};

type Person = ReturnType<typeof nobody>;

const isReached = ({ attributes }: PageElement): boolean =>
  attributes.disabled === undefined && attributes.tabindex !== '-1';

const typed = ({ attributes: { name = '', type = 'text' } }: PageElement, person: Person): string => {
  if (type === 'email' || /mail/i.test(name)) return person.email;
  if (type === 'tel' || /phone|mobile/i.test(name)) return person.phone;
  if (/postcode/i.test(name)) return person.postcode;
  return person.name;
};

const isRequired = ({ attributes }: PageElement): boolean =>
  attributes.required !== undefined || attributes['aria-required'] === 'true';

const choiceOf = (select: PageElement): string => {
  const options = select.inside.filter(({ name }) => name === 'option');
  const chosen = options.find(({ attributes }) => attributes.selected !== undefined);
  const any = isRequired(select) ? options.find(({ attributes }) => (attributes.value ?? '') !== '') : undefined;
  return (chosen ?? any ?? options[0])?.attributes.value ?? '';
};

/** Name and value of what a field sends; null where it sends nothing. */
const sentBy = (field: PageElement, person: Person): readonly [string, string] | null => {
  const { name, type = 'text', value = '' } = field.attributes;
  if (name === undefined || name === '' || field.attributes.disabled !== undefined) return null;
  if (field.name === 'select') return [name, choiceOf(field)];
  if (field.name === 'textarea') return [name, isReached(field) ? person.words : field.text];
  if (type === 'hidden' || !isReached(field)) return [name, value];
  if (type === 'checkbox' || type === 'radio')
    return field.attributes.checked !== undefined || isRequired(field) ? [name, value === '' ? 'on' : value] : null;
  if (['submit', 'button', 'file', 'reset', 'image'].includes(type)) return null;
  return [name, value === '' ? typed(field, person) : value];
};

/** What a form sends when a person has filled in everything that they see, and left alone what they do not. */
export const filledIn = (form: PageElement, person: Person): Readonly<Record<string, string>> =>
  Object.fromEntries(
    form.inside
      .filter(({ name }) => name === 'input' || name === 'select' || name === 'textarea')
      .flatMap((field) => {
        const sent = sentBy(field, person);
        return sent === null ? [] : [sent];
      }),
  );
