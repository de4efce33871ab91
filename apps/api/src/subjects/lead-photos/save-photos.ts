import { join } from 'node:path';
import { asc, eq } from 'drizzle-orm';
import type { Db } from '../../ground/database/database';
import { leadPhotos } from '../../ground/database/schema';
import { writeWhole } from '../../ground/files/whole-file';

/**
 * Writes the photos that came with a lead to files of a folder of their own, below the one named: for who works here
 * alone, as all that is personal.
 * @returns the paths, in the order of the photos
 */
export const savePhotos = async (db: Db, leadId: string, folder: string): Promise<readonly string[]> => {
  const photos = await db
    .select({ picture: leadPhotos.picture })
    .from(leadPhotos)
    .where(eq(leadPhotos.lead_id, leadId))
    .orderBy(asc(leadPhotos.created_at), asc(leadPhotos.id));
  const paths: string[] = [];
  for (const [place, { picture }] of photos.entries()) {
    const path = join(folder, leadId, `photo-${place + 1}.jpg`);
    await writeWhole(path, picture, { personal: true });
    paths.push(path);
  }
  return paths;
};
