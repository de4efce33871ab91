import { readStored } from '../browser-storage/browser-storage';
import { isKeyPath } from '../visit/visit';
import type { TagManagerSettings } from './tag-manager-settings';

/** The address of a container's script, by Google's form of it. */
export const tagManagerAddress = ({ id, scriptUrl, dataLayer }: TagManagerSettings): string => {
  const address = new URL(scriptUrl);
  address.searchParams.set('id', id);
  address.searchParams.set('l', dataLayer);
  return address.href;
};

/**
 * Creates the list that the tag manager reads and loads its script, once in a page. A script that does not load is
 * logged to the console alone (ERRS-01). Nothing is loaded where the address of the page is a key: tags read it.
 */
export const loadTagManager = (settings: TagManagerSettings, agreedKey: string): void => {
  if (isKeyPath(window.location.pathname)) return;
  if (settings.consent && readStored('device', agreedKey) === null) return;
  const address = tagManagerAddress(settings);
  if ([...document.scripts].some(({ src }) => src === address)) return;
  const known: unknown = Reflect.get(window, settings.dataLayer);
  const list: unknown[] = Array.isArray(known) ? known : [];
  // The tag manager also reads the events that were pushed before it loaded.
  list.push({ 'gtm.start': Date.now(), event: 'gtm.js' });
  Reflect.set(window, settings.dataLayer, list);
  const script = document.createElement('script');
  script.async = true;
  script.src = address;
  script.onerror = () => console.error('The script of the tag manager did not come.');
  document.head.append(script);
};
