/**
 * Marks a page in a browser that is older than those that scripts are written for (docs/browsers.md). Such a one gets the
 * page as one without scripts: `leaveOldBrowsers` starts none, and what only scripts could answer is not shown. The oldest
 * supported is the first with all three: `AbortSignal.any` (Chrome 116, Firefox 124, Safari 17.4), `Intl.Segmenter` (87,
 * 125, 14.1), subgrid (117, 71, 16). Stands in the page as its own text: it may use nothing from outside.
 */
export const markOldBrowsers = (): void => {
  const isNewEnough = 'any' in AbortSignal && 'Segmenter' in Intl && CSS.supports('grid-template-rows', 'subgrid');
  if (isNewEnough) return;
  document.documentElement.dataset.scripts = 'none';
  /** Rules for who has no scripts (`media.lifeless` of the design system) are made everybody's. */
  const applyPlain = (rules: CSSRuleList) => {
    for (const rule of rules) {
      if (rule instanceof CSSMediaRule && /^(?:\(scripting: none\)|not all), print$/.test(rule.media.mediaText))
        rule.media.mediaText = 'all';
      else if ('cssRules' in rule) applyPlain(rule.cssRules as CSSRuleList);
    }
  };
  addEventListener('load', () => {
    for (const sheet of document.styleSheets) applyPlain(sheet.cssRules);
  });
};
