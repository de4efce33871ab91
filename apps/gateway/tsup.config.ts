import { library } from '../../scripts/tsup-library';

export default library({ main: 'src/main.ts' }, { dts: false, splitting: false });
