export { Cluster, Container, Grid, Stack } from './layout';
export { Section, type SectionProps } from './section';
