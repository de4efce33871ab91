import { templateId } from '../../ground/templates/known-templates';
import { type ChangeTemplates, noCurrentFault, sitesDrawnBy } from './template-change';

/** Takes a registration away. No site may be drawn by it, and none may be left that would be. */
export const removing =
  (id: string): ChangeTemplates =>
  (set) => {
    const { rows, builtIn } = set;
    const row = rows.find((one) => templateId(one) === id);
    if (row === undefined) {
      const isOwn = builtIn.some(({ name, version }) => id === name || id === templateId({ name, version }));
      const fault = isOwn
        ? `${id} is of this installation's own folder: it goes with its line in apps/templates.json.`
        : `No template ${id} is registered. See forecourt templates list.`;
      return { rows, notes: [], faults: [fault] };
    }
    const drawn = sitesDrawnBy(id, set).map(({ website_id }) => website_id);
    const left = rows.filter((one) => one !== row);
    const noCurrent = noCurrentFault(row.name, { rows: left, builtIn });
    return {
      rows: left,
      notes: [],
      faults: [
        ...(drawn.length === 0
          ? []
          : [
              `${drawn.join(', ')} ${drawn.length === 1 ? 'is' : 'are'} drawn by ${id}. Name another version or template in ${drawn.length === 1 ? 'its document' : 'their documents'} first.`,
            ]),
        ...(noCurrent === null || !row.is_current ? [] : [`${id} is the current version of ${row.name}. ${noCurrent}`]),
      ],
    };
  };
