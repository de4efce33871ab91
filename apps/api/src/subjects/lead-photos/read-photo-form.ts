import { createReadStream } from 'node:fs';
import { Readable } from 'node:stream';
import { keptPhoto } from './photo-file';
import type { ReadForm, SpooledForm } from './photo-reading';

type Form = Awaited<ReturnType<Response['formData']>>;

/** The form in a file; null where its parts cannot be told from each other, or its end is missing. */
const formIn = async ({ path, type }: SpooledForm): Promise<Form | null> => {
  const bytes = Readable.toWeb(createReadStream(path)) as ReadableStream<Uint8Array>;
  try {
    return await new Response(bytes, { headers: { 'content-type': type } }).formData();
  } catch (error) {
    // Said of the form alone: a disk that fails is no fault of its sender.
    if (error instanceof TypeError) return null;
    throw error;
  }
};

/** Converts the files of a form one after the other; those above `most` are left out. */
export const readPhotoForm = async (sent: SpooledForm, most: number): Promise<ReadForm> => {
  const form = await formIn(sent);
  if (form === null) return { photos: [], fault: 'broken', tried: 0, back: null };
  const files = form.getAll('photos').flatMap((one) => (typeof one === 'string' || one.size === 0 ? [] : [one]));
  const looked = files.slice(0, most);
  const photos: ReadForm['photos'][number][] = [];
  let fault: ReadForm['fault'] = files.length === 0 ? 'none' : null;
  for (const file of looked) {
    const made = await keptPhoto(new Uint8Array(await file.arrayBuffer()));
    if (typeof made === 'string') fault ??= made;
    else photos.push(made);
  }
  if (files.length > most) fault ??= 'many';
  const back = form.get('back');
  return { photos, fault, tried: looked.length, back: typeof back === 'string' ? back : null };
};
