import type { App, AppDeps } from './app-context';

/** Adds routes to the app. `/internal/*` is guarded by the service token, `/api/*` by the gateway's proof. */
export type RouteModule = (app: App, deps: AppDeps) => void;
