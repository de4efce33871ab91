export { brandStyle } from '../theme/brand-style';
export { brandScope, nightScope } from '../theme/scopes.css';
