export { type Confirmation, ConfirmPanel, type ConfirmPanelProps } from './confirm-panel';
