import { library } from '../../scripts/tsup-library';

export default library({
  index: 'src/index.ts',
  'media/index': 'src/media/index.ts',
  'service/index': 'src/service/index.ts',
  'operator/index': 'src/operator/index.ts',
  'operator/operator-settings': 'src/operator/operator-settings.ts',
});
