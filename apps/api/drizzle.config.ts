import { defineConfig } from 'drizzle-kit';

export default defineConfig({
  dialect: 'postgresql',
  schema: './src/ground/database/schema/index.ts',
  out: './drizzle',
});
