export { isCount, isFlag, isText, orNull, readFields } from './read-fields';
