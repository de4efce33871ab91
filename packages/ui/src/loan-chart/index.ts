export { LoanChart, type LoanChartProps, type LoanChartYear } from './loan-chart';
