export { Counter } from './counter';
export { Statistic, StatisticGroup, type StatisticProps } from './statistic';
