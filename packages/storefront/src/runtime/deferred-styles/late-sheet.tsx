'use client';

import { use } from 'react';

/** Sheets that were fetched here, by address: on their way, or there. */
const fetched = new Map<string, Promise<void>>();

const fetchSheet = (address: string): Promise<void> =>
  new Promise((resolve) => {
    const link = document.createElement('link');
    link.onload = () => resolve();
    link.onerror = () => {
      // Without its rules a part can still be read.
      console.error(`No style sheet ${address}`);
      resolve();
    };
    link.rel = 'stylesheet';
    link.href = address;
    link.dataset.precedence = 'deferred';
    document.head.append(link);
  });

/** What waits for a sheet; undefined where it came with the page. */
const fetchedSheet = (address: string): Promise<void> | undefined => {
  if (!fetched.has(address) && document.querySelector(`link[href="${address}"]`) === null)
    fetched.set(address, fetchSheet(address));
  return fetched.get(address);
};

/**
 * A style sheet that a part brings along; the `Suspense` around it shows the part once the sheet is there, and one that
 * the server draws has it in the head of the page. It is fetched here, and React sees it only when it has come: React
 * would hold back everything that it draws meanwhile, and put the old text back into a field that is being typed in.
 */
export const LateSheet = ({ address }: { readonly address: string }) => {
  const sheet = typeof document === 'undefined' ? undefined : fetchedSheet(address);
  if (sheet !== undefined) use(sheet);
  return <link rel="stylesheet" href={address} precedence="deferred" />;
};
