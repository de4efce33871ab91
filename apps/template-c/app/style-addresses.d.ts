// Written from the route table of @forecourt/storefront by `npm run routes`. Do not edit.
declare module '*?url' {
  const address: string;
  export default address;
}
