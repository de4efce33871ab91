export { FoldedText, type FoldedTextProps } from './folded-text';
export { ShowMore } from './show-more';
