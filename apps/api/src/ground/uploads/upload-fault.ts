/** Why an upload is not taken. */
export type UploadFaultCode = 'file-too-large' | 'upload-stopped' | 'upload-slow' | 'uploads-many' | 'disk-full';

/** An upload that was not taken, and nothing of it was: what happened, and how to mend it. */
export class UploadFault extends Error {
  override readonly name = 'UploadFault';

  constructor(
    readonly code: UploadFaultCode,
    message: string,
    readonly remedy: string,
    options?: ErrorOptions,
  ) {
    super(message, options);
  }
}
