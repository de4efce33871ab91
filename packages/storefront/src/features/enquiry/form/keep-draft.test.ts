import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { draftKey, dropDraft, readDraft } from './draft-memory';
import { keepDraft } from './keep-draft';

// What of the browser's fields a draft reads.
class Field {
  readonly options: { readonly defaultSelected: boolean }[] = [];
  checked = false;
  readonly defaultChecked = false;
  selectedIndex = 0;
  constructor(
    readonly name: string,
    readonly type: string,
    public value = '',
    readonly defaultValue = value,
  ) {}
}
class Input extends Field {}
class TextArea extends Field {}
class Select extends Field {}

const memory = () => {
  const kept = new Map<string, string>();
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  };
};

const aForm = () => {
  const fields = {
    name: new Input('name', 'text'),
    message: new TextArea('message', 'textarea', 'Is it still available?'),
    opt_in: new Input('opt_in', 'checkbox'),
    offer_accepted: new Input('offer_accepted', 'checkbox'),
    car_id: new Input('car_id', 'hidden', '1001'),
    more_wishes: new Input('more_wishes', 'text', 'robot', ''),
  };
  return { fields, form: Object.assign(new EventTarget(), { elements: Object.values(fields) }) };
};
type Form = ReturnType<typeof aForm>;

const key = 'forecourt-enquiry:vehicle:1001:';
const keep = ({ form }: Form, signal = new AbortController().signal) =>
  keepDraft(form as unknown as HTMLFormElement, key, signal);
const type = ({ fields, form }: Form, name: 'name' | 'message', text: string) => {
  fields[name].value = text;
  form.dispatchEvent(new Event('input'));
};

describe('a draft', () => {
  beforeEach(() => {
    vi.stubGlobal('window', { sessionStorage: memory() });
    vi.stubGlobal('HTMLInputElement', Input);
    vi.stubGlobal('HTMLTextAreaElement', TextArea);
    vi.stubGlobal('HTMLSelectElement', Select);
  });
  afterEach(() => void vi.unstubAllGlobals());

  it('[FORM-03] comes back after a reload: what was typed and ticked, nothing unseen and not the trap', () => {
    const before = aForm();
    keep(before);
    before.fields.opt_in.checked = true;
    type(before, 'name', 'Ada');
    type(before, 'message', 'Does it tow?');
    expect([...(readDraft(key) ?? [])]).toEqual([
      ['name', 'Ada'],
      ['message', 'Does it tow?'],
      ['opt_in', true],
    ]);
    const after = aForm();
    keep(after);
    expect([after.fields.name.value, after.fields.message.value, after.fields.opt_in.checked]).toEqual([
      'Ada',
      'Does it tow?',
      true,
    ]);
  });

  it('[TRAD-01] never holds that an offer was accepted: the next one may be another', () => {
    const before = aForm();
    keep(before);
    before.fields.offer_accepted.checked = true;
    before.form.dispatchEvent(new Event('change'));
    expect(readDraft(key)).toBeNull();
    type(before, 'name', 'Ada');
    expect([...(readDraft(key)?.keys() ?? [])]).not.toContain('offer_accepted');
    // Nor does one come back that somebody has written there.
    window.sessionStorage.setItem(key, '{"name":"Ada","offer_accepted":true}');
    const after = aForm();
    keep(after);
    expect([after.fields.name.value, after.fields.offer_accepted.checked]).toEqual(['Ada', false]);
  });

  it('does not overwrite what has been typed since', () => {
    const before = aForm();
    keep(before);
    type(before, 'name', 'Ada');
    const after = aForm();
    after.fields.name.value = 'Grace';
    keep(after);
    expect(after.fields.name.value).toBe('Grace');
    expect(readDraft(key)?.get('name')).toBe('Grace');
  });

  it('is deleted when the form is as it was drawn or has been sent, and is not written after the form has gone', () => {
    const leaving = new AbortController();
    const form = aForm();
    keep(form, leaving.signal);
    expect(readDraft(key)).toBeNull();
    type(form, 'name', 'Ada');
    type(form, 'name', '');
    expect(readDraft(key)).toBeNull();
    type(form, 'name', 'Ada');
    dropDraft(key);
    expect(readDraft(key)).toBeNull();
    leaving.abort();
    type(form, 'name', 'Ada');
    expect(readDraft(key)).toBeNull();
  });

  it('has a key of its own for each kind and vehicle, offer or own car, and for each form that came back', () => {
    const about = (
      category: 'vehicle' | 'offer' | 'trade-in',
      id: string | null,
      offer_id?: string,
      returned?: string,
      draft?: string,
    ) =>
      draftKey({
        rules: { category } as Parameters<typeof draftKey>[0]['rules'],
        vehicle: id === null ? null : { id, name: '', carType: 'used', dealershipId: '' },
        unseen: offer_id === undefined ? {} : { offer_id },
        ...(draft === undefined ? {} : { draft }),
        ...(returned === undefined ? {} : { returned: { key: returned, errors: {}, failure: null } }),
      });
    expect(about('vehicle', '1001')).toBe(key);
    const keys = [about('vehicle', '1001'), about('vehicle', '1002'), about('offer', '1001', 'o')];
    const cameBack = ['one', 'other'].map((token) => about('vehicle', '1001', undefined, token));
    const owned = [undefined, 'one', 'other'].map((draft) => about('trade-in', null, undefined, undefined, draft));
    expect(new Set([...keys, ...cameBack, ...owned]).size).toBe(8);
  });

  it('is null where the browser stores nothing, and skips stored values that are not text', () => {
    window.sessionStorage.setItem(key, '{');
    expect(readDraft(key)).toBeNull();
    window.sessionStorage.setItem(key, '{"name":7,"message":"Hello"}');
    expect([...(readDraft(key) ?? [])]).toEqual([['message', 'Hello']]);
    vi.stubGlobal('window', {
      get sessionStorage(): never {
        throw new DOMException('denied', 'SecurityError');
      },
    });
    const form = aForm();
    expect(() => {
      keep(form);
      type(form, 'name', 'Ada');
      dropDraft(key);
    }).not.toThrow();
  });
});
