/** Every rule for a medium of these sheets and of the rules in them. */
const mediaRules = (rules: Iterable<CSSRule>): readonly CSSMediaRule[] =>
  [...rules].flatMap((rule) => [
    ...(rule instanceof CSSMediaRule ? [rule] : []),
    ...(rule instanceof CSSGroupingRule ? mediaRules(rule.cssRules) : []),
  ]);

/**
 * Lets the rules for print hold on the screen while `look` looks, so that a story can tell what is on paper. The sheets
 * are afterwards as they were.
 */
export const onPaper = async (look: () => Promise<void>): Promise<void> => {
  const rules = [...document.styleSheets].flatMap(({ cssRules }) => mediaRules(cssRules));
  const printed = rules.filter(({ media }) => /(?:^|, )print$/.test(media.mediaText));
  const words = printed.map(({ media }) => media.mediaText);
  for (const { media } of printed) media.mediaText = 'all';
  try {
    await look();
  } finally {
    for (const [place, { media }] of printed.entries()) media.mediaText = words[place] ?? 'print';
  }
};
