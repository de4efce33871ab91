// @ts-check
// Loaded ahead of a program that cannot be told to watch its parent (`node --import`): when the parent's end of our
// standard input closes, however the parent ended, the program is asked to stop and then made to.
const { env } = process;
if (env.FORECOURT_PARENT_PIPE === '1') {
  // What the program starts has other standard inputs, which may end at once, and ends with the program.
  delete env.FORECOURT_PARENT_PIPE;
  process.stdin.resume();
  process.stdin.once('end', () => {
    setTimeout(() => process.exit(1), 5_000).unref();
    process.kill(process.pid, 'SIGTERM');
  });
  process.stdin.unref?.();
}
