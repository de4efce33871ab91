import type { RouteModule } from '../../ground/http/route-module';
import { describeMediaRoute } from './describe-media-route';
import { createKeptPictures, isKeptIn } from './kept-pictures';
import { mediaRoutes } from './media-routes';
import { servedOriginalsOf } from './originals/originals-of';
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
  const isKept = createKeptPictures({
    lookUp: isKeptIn(database.db),
    onFault: (error) => log.error({ err: error }, 'whether pictures are kept cannot be asked; copies are served'),
  });
  const originals = servedOriginalsOf(env);
  app.route('/', mediaRoutes({ dataDir: env.dataDir, originals, onFault, servedQuality, isKept }));
};
