import { templateId } from '../../ground/templates/known-templates';
import { type ChangeTemplates, sitesDrawnBy } from './template-change';

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
    const siblings = rows.filter((one) => one !== row && one.name === row.name);
    const isOwnName = builtIn.some(({ name }) => name === row.name);
    return {
      rows: rows.filter((one) => one !== row),
      notes: [],
      faults: [
        ...(drawn.length === 0
          ? []
          : [
              `${drawn.join(', ')} ${drawn.length === 1 ? 'is' : 'are'} drawn by ${id}. Name another version or template in ${drawn.length === 1 ? 'its document' : 'their documents'} first.`,
            ]),
        ...(row.is_current && siblings.length > 0 && !isOwnName
          ? [
              `${id} is the current version of ${row.name}. Make another one current first: forecourt templates use ${siblings.map(templateId).join(' | ')}`,
            ]
          : []),
      ],
    };
  };
