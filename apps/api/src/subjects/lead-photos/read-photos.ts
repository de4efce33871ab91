import { text } from 'node:stream/consumers';
import sharp from 'sharp';
import { answerPhotoTask } from './photo-process';
import { readPhotoForm } from './read-photo-form';

// A program of its own that reads one form with photos and ends (`photoProcess`). It keeps nothing of one picture for the
// next.
sharp.cache(false);
sharp.concurrency(1);
process.stdout.write(await answerPhotoTask(await text(process.stdin), readPhotoForm));
