import type { RouteModule } from '../http/route-module';
import { mediaRoutes } from './media-routes';

/** GET /media/{hash}. */
export const mediaRouteModule: RouteModule = (app, { env }) => {
  app.route('/', mediaRoutes(env));
};
