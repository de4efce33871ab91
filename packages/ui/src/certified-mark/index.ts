export { CertifiedMark } from './certified-mark';
