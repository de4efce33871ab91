/** Lower-case words of letters and digits joined by single hyphens: the only form a path segment of ours may have. */
export const slugPattern = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

/** Whether the text is already a slug. */
export const isSlug = (text: string): boolean => slugPattern.test(text);

/**
 * Text as a path segment: accents removed, `&` read as "and", everything else that is no letter or digit a hyphen.
 * `slugify('Citroën C4 Picasso') === 'citroen-c4-picasso'`. Empty when nothing of the text can stand in a path.
 * A slug is its own slug.
 */
export const slugify = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f'’]/g, '')
    .toLowerCase()
    .replace(/&/g, ' and ')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
