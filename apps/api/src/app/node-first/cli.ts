import { requireNode } from '@forecourt/api-contract/node-version';

// The command line, on a Node that can run it.
requireNode(import.meta.url);
await import('../cli');
