export { bodyBySlug, bodyLabel, bodyLabels, bodySlug, simpleBody } from './body';
export { isElectricOrHybrid } from './electric-fuel';
export { simpleDrive, simpleFuel, simpleTransmission } from './fuel-drive-transmission';
