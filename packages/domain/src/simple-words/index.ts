export { bodyBySlug, bodyLabel, bodyLabels, bodySlug, simpleBody } from './body';
export { simpleDrive, simpleFuel, simpleTransmission } from './fuel-drive-transmission';
