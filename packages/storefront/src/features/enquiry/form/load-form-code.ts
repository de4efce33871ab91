/** What checks and sends enquiries. */
export type FormCode = typeof import('./form-code');

let opened: Promise<FormCode> | undefined;

/**
 * What checks and sends enquiries, a sixth of a vehicle page's scripts: it comes with the first touch of a form.
 * @throws when its code cannot be fetched; the next call tries again.
 */
export const loadFormCode = (): Promise<FormCode> => {
  opened ??= import('./form-code').catch((error: unknown) => {
    opened = undefined;
    throw error;
  });
  return opened;
};
