import { noVisit, readVisit, type Visit, visitPage } from './visit';

const storageKey = 'forecourt-visit';

/** The visit kept for this tab; empty where the browser keeps nothing. */
export const currentVisit = (): Visit => {
  try {
    return readVisit(window.sessionStorage.getItem(storageKey));
  } catch {
    // A browser may refuse storage altogether; an enquiry then goes without its history.
    return noVisit;
  }
};

export const rememberPage = (path: string, search: string): void => {
  try {
    window.sessionStorage.setItem(storageKey, JSON.stringify(visitPage(currentVisit(), { path, search })));
  } catch {
    // As above: no storage, no history.
  }
};
