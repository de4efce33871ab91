import type { App, AppDeps } from './app-context';

/** Adds routes to the app. Who may ask for a path is decided by its entry in the module (`access`) before they run. */
export type RouteModule = (app: App, deps: AppDeps) => void;
