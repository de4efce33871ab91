// Ends with 0 when an address answers 200, else with 1: the health check of an image, which has no curl.
const address = process.argv[2] ?? '';
try {
  const { status } = await fetch(address, { signal: AbortSignal.timeout(4_000) });
  process.exitCode = status === 200 ? 0 : 1;
  if (status !== 200) console.error(`${address} answered ${status}`);
} catch (error) {
  console.error(`${address} cannot be reached: ${error instanceof Error ? (error.cause ?? error.message) : error}`);
  process.exitCode = 1;
}
