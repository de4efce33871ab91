/** A loader of bundlers that takes the rules of a style sheet away. */
const noStyles = (): string => '';

export default noStyles;
