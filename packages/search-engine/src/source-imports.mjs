// Lets Node run this package's TypeScript source: relative imports without an extension mean `.ts`.
import { registerHooks } from 'node:module';

registerHooks({
  resolve(specifier, context, nextResolve) {
    const bare = specifier.startsWith('.') && !/\.[a-z]+$/.test(specifier);
    return nextResolve(bare && context.parentURL?.endsWith('.ts') ? `${specifier}.ts` : specifier, context);
  },
});
