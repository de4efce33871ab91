// Next keeps AsyncLocalStorage among the globals, and its modules look for it there when they are first imported. Tests
// share a worker: whichever imports a module of Next first, it is there.
import 'next/dist/server/node-environment-baseline.js';
