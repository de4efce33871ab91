import type { FieldInput, FieldRow } from '@forecourt/domain/form-field';
import { html } from 'hono/html';

type Markup = ReturnType<typeof html>;

/** One choice of a list: what is sent, and what people read. */
export interface PlainChoice {
  readonly value: string;
  readonly label: string;
}

/** A field that is to be mended on a page of the API's own. */
export interface PlainField {
  readonly name: string;
  readonly row: FieldRow;
  /** Its row's label, or the site's own words. */
  readonly label: string;
  readonly fault: string;
  /** What was typed. */
  readonly value: string;
  /** The choices of a list that each site has its own of; those of its row where left out. */
  readonly choices?: readonly PlainChoice[] | undefined;
}

/** The type of the inputs that are not plain text. */
const inputType: Readonly<Partial<Record<FieldInput, string>>> = {
  email: 'email',
  phone: 'tel',
  date: 'date',
  time: 'time',
};

const control = ({ name, row, value, choices }: PlainField): Markup => {
  const { input, autocomplete, placeholder = 'Please choose' } = row;
  const options =
    choices ?? row.choices?.map((choice) => ({ value: choice, label: row.choiceLabels?.[choice] ?? choice })) ?? [];
  const said = html`id="${name}" name="${name}" aria-invalid="true" aria-describedby="${name}-fault"`;
  if (input === 'box') return html`<input type="checkbox" ${said} value="on">`;
  if (input === 'lines') return html`<textarea rows="6" ${said}>${value}</textarea>`;
  if (input === 'choice' && options.length > 0)
    return html`<select ${said}><option value="">${placeholder}</option>${options.map((option) => html`<option value="${option.value}"${option.value === value ? ' selected' : ''}>${option.label}</option>`)}</select>`;
  return html`<input type="${inputType[input] ?? 'text'}" ${said} value="${value}"${autocomplete === undefined ? '' : html` autocomplete="${autocomplete}"`}>`;
};

/** A field with its label, what is wrong with it and what was typed, drawn as its row says. */
export const plainField = (field: PlainField): Markup => html`<label for="${field.name}">${field.label}</label>
<p class="fault" id="${field.name}-fault">${field.fault}</p>
${control(field)}
`;

/** What was typed and is not to be mended, which goes along unseen when the form is sent again. */
export const alongUnseen = (typed: Iterable<readonly [name: string, value: string]>): readonly Markup[] =>
  [...typed].map(([name, value]) => html`<input type="hidden" name="${name}" value="${value}">`);
