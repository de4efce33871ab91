import type { RouteModule } from './route-module';

/**
 * Who may ask. `shopper`: through the gateway, for the site of the host; a context is made (`contextOf`). `service`: our
 * own services, by their bearer key; their addresses begin with `/internal/` and no others do. `supplier` and `everyone`:
 * the route itself decides, by a key of its own or not at all.
 */
export type RouteAccess = 'shopper' | 'service' | 'supplier' | 'everyone';

/** What a path needs before its handler runs. */
export interface RoutePath {
  readonly access: RouteAccess;
  /** How a body is read: not at all, as a stream that the route bounds itself, or up to so many bytes. Only `own` is without a limit here. */
  readonly body: 'none' | 'own' | number;
}

/** Most bytes of a body of JSON or of a plain form. */
export const formBytes = 256 * 1024;

/** Some paths, as Hono writes them, with the routes that answer there. A path that is not named here does not start. */
export interface RouteGroup {
  readonly paths: Readonly<Record<string, RoutePath>>;
  readonly load: () => Promise<RouteModule>;
}

/** A path that is only read. */
export const reads = (access: RouteAccess): RoutePath => ({ access, body: 'none' });
/** A path to which a form or JSON is sent. */
export const takesForm = (access: RouteAccess): RoutePath => ({ access, body: formBytes });
/** A path whose route reads the body itself, as a stream with bounds of its own. */
export const takesStream = (access: RouteAccess): RoutePath => ({ access, body: 'own' });
