import type { RouteModule } from '../http/route-module';
import { mediaRoutes } from './media-routes';

/** GET /media/{hash}. */
export const mediaRouteModule: RouteModule = (app, { env: { dataDir }, log }) => {
  const onFault = (error: unknown) => log.error({ err: error }, 'a picture could not be kept in its size');
  app.route('/', mediaRoutes({ dataDir, onFault }));
};
