import { slugSchema } from '@forecourt/domain/slug';
import * as z from 'zod';

const partNames = z.array(slugSchema.max(60)).max(50).default([]);

/**
 * What a template has of its own beside what every template has, by the names that site documents call it: sections of
 * the home page, and pages, each of which stands at its name, `/after-dark`.
 */
export const templatePartsSchema = z.object({ sections: partNames, pages: partNames });
export type TemplateParts = z.output<typeof templatePartsSchema>;

/** What a template has that has nothing of its own. */
export const noParts: TemplateParts = { sections: [], pages: [] };

/** A part that is named and that a template does not have. */
interface MissingPart {
  readonly kind: keyof TemplateParts;
  /** Its place among those that are named. */
  readonly index: number;
  readonly name: string;
}

/** The parts among those named that a template does not have: nothing could draw them. */
export const missingParts = (named: TemplateParts, had: TemplateParts = noParts): readonly MissingPart[] =>
  (['sections', 'pages'] as const).flatMap((kind) =>
    named[kind].flatMap((name, index) => (had[kind].includes(name) ? [] : [{ kind, index, name }])),
  );
