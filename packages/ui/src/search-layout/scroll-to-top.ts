/** To the top of the page, where the count and the first results are. Source: SRCH-10. */
export const scrollToTop = (): void => window.scrollTo({ top: 0 });
