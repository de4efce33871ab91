import type { DocumentFault } from '../validation/fault';

const moved = ['heroTitle', 'heroText', 'heroImage', 'whyTitle', 'why'] as const;

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

/** The words of the home page that a site document still holds, each with where they live now. */
export const homeContentMoved = (document: unknown): readonly DocumentFault[] => {
  const content = isRecord(document) ? document.content : undefined;
  if (!isRecord(content)) return [];
  return moved
    .filter((name) => content[name] !== undefined && content[name] !== null)
    .map((name) => ({
      path: `content.${name}`,
      reason:
        'Lives in the content of the home page now, and shows only while none is published there. Move it: forecourt content show <site> home > home.json, then content apply home.json --publish.',
    }));
};
