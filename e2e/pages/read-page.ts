import { expect } from '@playwright/test';
import { askSite } from '../stack/ask';
import { type Found, readHtml } from './read-html';

/** A page of a site that must be there, as the server sends it, read without a browser. */
export const readPage = async (host: string, path: string): Promise<Found> => {
  const { status, body } = await askSite(host, path);
  expect(status, host + path).toBe(200);
  return readHtml(body);
};
