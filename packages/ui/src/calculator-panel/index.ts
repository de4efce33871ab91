export {
  type CalculatorAnswer,
  type CalculatorBounds,
  type CalculatorFee,
  type CalculatorFigure,
  type CalculatorFrequency,
  type CalculatorLabels,
  type CalculatorValues,
  type FigureFormats,
  startingValues,
} from './calculator';
export { CalculatorPanel, type CalculatorPanelProps } from './calculator-panel';
export { Disclaimer, type DisclaimerProps } from './disclaimer';
