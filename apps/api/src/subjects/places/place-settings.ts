import { hostedService } from '../../ground/env/hosted-service';

/** The hosted geocoder, asked before the postcodes of our own; null: those alone (GEO-01). */
export const geocoderSettings = hostedService('GEOCODER', { most: 10_000, usual: 2000 });

/** The provider of pictures of maps; null: none are shown (LOC-02). Its key stays in the worker. */
export const staticMapSettings = hostedService('STATIC_MAP', { most: 30_000, usual: 10_000 });
