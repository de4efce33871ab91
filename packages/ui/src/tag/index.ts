export { Tag, type TagKind, TagList, type TagProps } from './tag';
