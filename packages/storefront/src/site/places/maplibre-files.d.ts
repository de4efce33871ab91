// Addresses of files, as the bundler of a template app gives them.
declare module 'maplibre-gl/dist/maplibre-gl.css?url' {
  const address: string;
  export default address;
}
declare module 'maplibre-gl/dist/maplibre-gl-worker.mjs?url' {
  const address: string;
  export default address;
}
