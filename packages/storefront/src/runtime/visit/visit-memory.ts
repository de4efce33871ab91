import { readStored, store } from '../browser-storage/browser-storage';
import { readVisit, type Visit, visitPage } from './visit';

const storageKey = 'forecourt-visit';

/** The visit of this tab; empty where the browser stores nothing: an enquiry then goes without its history. */
export const currentVisit = (): Visit => readVisit(readStored('tab', storageKey));

/** Adds a page to the visit. */
export const rememberPage = (path: string, search: string): void => {
  store('tab', storageKey, JSON.stringify(visitPage(currentVisit(), { path, search })));
};
