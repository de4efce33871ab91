import { onlyFaults, type SiteCheck } from '../../ground/modules/site-check';
import { StorageAway } from './originals/originals';
import { originalsOf } from './originals/originals-of';
import { s3Settings } from './originals/s3-settings';

/** Originals of pictures can be reached. It is the same for every site. */
export const storageCheck: SiteCheck = {
  name: 'pictures',
  ofInstallation: async ({ env }) => {
    const originals = originalsOf(env);
    const isBucket = env.settingsOf(s3Settings) !== null;
    try {
      await originals.probe();
      return { facts: isBucket ? [`originals of pictures are kept in ${originals.place}`] : [], faults: [] };
    } catch (error) {
      if (!(error instanceof StorageAway)) throw error;
      return onlyFaults([{ what: error.message, mend: error.mend }]);
    }
  },
};
