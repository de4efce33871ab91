import type { TemplateParts } from '@forecourt/config/templates';

/** How the home page of a template names a section of its own: `own:night-hours`. */
export type OwnSectionName = `own:${string}`;

const prefix = 'own:';

/** The name by which registration and site documents call a section of a template's own; null for one that all have. */
export const ownSectionOf = (name: string): string | null =>
  name.startsWith(prefix) ? name.slice(prefix.length) : null;

/**
 * What is wrong between the home page that a template declares and the sections of its own that it registers, or null:
 * one without the other would be a section that no site can ever show.
 */
export const sectionFault = (home: readonly string[], registered: TemplateParts['sections']): string | null => {
  const placed = home.flatMap((name) => ownSectionOf(name) ?? []);
  const unknown = placed.find((name) => !registered.includes(name));
  if (unknown !== undefined)
    return `template.ts places the section "own:${unknown}", and parts.sections of registration.json does not name "${unknown}".`;
  const unplaced = registered.find((name) => !placed.includes(name));
  if (unplaced !== undefined)
    return `registration.json has the section "${unplaced}", and no "own:${unplaced}" stands in home of template.ts.`;
  return null;
};
