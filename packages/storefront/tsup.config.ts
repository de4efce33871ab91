import { defineConfig } from 'tsup';
import { reactPackage } from '../../scripts/tsup-react';

export default defineConfig((how) => reactPackage({}, how));
