import { templateId } from '../../ground/templates/known-templates';
import type { ChangeTemplates } from './template-change';

/** Makes a version the one that sites get which name its template and no version. `id`: `d@1.2.3`, or a name for the built-in one. */
export const using =
  (id: string): ChangeTemplates =>
  ({ rows, builtIn }) => {
    const row = rows.find((one) => templateId(one) === id);
    const own = builtIn.find(({ name, version }) => id === name || id === templateId({ name, version }));
    const name = row?.name ?? own?.name;
    if (name === undefined)
      return { rows, notes: [], faults: [`No template ${id} is registered. See forecourt templates list.`] };
    return {
      rows: rows.map((one) => (one.name === name ? { ...one, is_current: one === row } : one)),
      judges: row === undefined ? name : id,
      faults: [],
      notes: [],
    };
  };
