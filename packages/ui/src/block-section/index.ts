export { BlockSection, type BlockSectionProps } from './block-section';
