export { OwnCarLine, type OwnCarLineProps, ValuationPanel, type ValuationPanelProps } from './valuation-panel';
