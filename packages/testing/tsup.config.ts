import { library } from '../../scripts/tsup-library';

export default library({ index: 'src/index.ts', readings: 'src/readings.ts' });
