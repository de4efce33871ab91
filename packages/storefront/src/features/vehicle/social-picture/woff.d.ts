/** A typeface as its bytes: the package's build puts them in the place of the import. */
declare module '*.woff' {
  const bytes: Uint8Array;
  export default bytes;
}
