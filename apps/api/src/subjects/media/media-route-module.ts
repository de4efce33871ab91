import type { RouteModule } from '../../ground/http/route-module';
import { describeMediaRoute } from './describe-media-route';
import { mediaRoutes } from './media-routes';
import { originalsOf } from './originals/originals-of';
import { createServedQuality } from './qualities-in-use';

/** GET /media/{hash}. */
export const mediaRouteModule: RouteModule = (app, { env, database, log }) => {
  describeMediaRoute(app);
  const onFault = (error: unknown) =>
    log.error({ err: error }, 'a picture could not be read, or not be kept in its size');
  const servedQuality = createServedQuality({
    db: database.db,
    onFault: (error) => log.error({ err: error }, 'the qualities of pictures could not be read from the sites'),
  });
  app.route('/', mediaRoutes({ dataDir: env.dataDir, originals: originalsOf(env), onFault, servedQuality }));
};
