// Starts the worker from TypeScript source (tests, benches): Node strips the types itself, but wants the file
// extensions that our imports leave out. Never built, never shipped.
import './source-imports.mjs';

await import('./worker.ts');
