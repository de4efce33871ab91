/** Address of a typeface's file, as the bundler of the app gives it. */
declare const address: string;
export default address;
