/** What checks and sends enquiries. */
export type EnquiryDesk = typeof import('./enquiry-desk');

let opened: Promise<EnquiryDesk> | undefined;

/**
 * What checks and sends enquiries, a sixth of a vehicle page's scripts: it comes with the first touch of a form.
 * @throws when its code cannot be fetched; the next call tries again.
 */
export const openDesk = (): Promise<EnquiryDesk> => {
  opened ??= import('./enquiry-desk').catch((error: unknown) => {
    opened = undefined;
    throw error;
  });
  return opened;
};
