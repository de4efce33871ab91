import { expect, it } from 'vitest';
import { boundedText } from './bounded-text';

const tooMuch = () => new Error('too much');

it('boundedText gives the whole text up to the limit, however the bytes are split', async () => {
  const bytes = new TextEncoder().encode('é€');
  const parts = new ReadableStream<Uint8Array>({
    start: (controller) => {
      for (const byte of bytes) controller.enqueue(Uint8Array.of(byte));
      controller.close();
    },
  });
  expect(await boundedText(new Response(parts), 2, tooMuch)).toBe('é€');
  expect(await boundedText(new Response(null), 0, tooMuch)).toBe('');
});

it('boundedText stops reading an endless answer at the limit', async () => {
  let ended = false;
  const endless = new ReadableStream<Uint8Array>({
    pull: (controller) => controller.enqueue(new Uint8Array(1000).fill(65)),
    cancel: () => {
      ended = true;
    },
  });
  await expect(boundedText(new Response(endless), 5000, tooMuch)).rejects.toThrow('too much');
  expect(ended).toBe(true);
});
