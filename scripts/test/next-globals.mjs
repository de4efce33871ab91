// Next keeps AsyncLocalStorage among the globals, and its modules look for it there when they are first imported. Tests
// share a worker: whichever imports a module of Next first, it is there.
import 'next/dist/server/node-environment-baseline.js';
// A server of Next changes how later imports of its contexts are resolved. Imported first, a hook and the context that it
// reads are one pair for every test.
import 'next/dist/shared/lib/app-router-context.shared-runtime.js';
import 'next/dist/client/components/navigation.js';
