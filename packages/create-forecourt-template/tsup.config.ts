import { library } from '../../scripts/tsup-library';

export default library();
