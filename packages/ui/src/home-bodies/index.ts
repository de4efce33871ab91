export type { HomeBodiesProps, HomeBody } from './home-bodies';
export { HomeBodyLineup, HomeBodyPicker, HomeBodyRange } from './home-body-sections';
