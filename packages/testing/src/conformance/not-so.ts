/** What a template does not do as it must. */
export class NotSo extends Error {
  override readonly name = 'NotSo';
}
