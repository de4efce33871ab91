import { library } from '../../scripts/tsup-library';

export default library({
  index: 'src/index.ts',
  'client/index': 'src/client/index.ts',
  'react/index': 'src/react/index.ts',
});
