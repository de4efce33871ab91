/** A path as redirects are written: without escapes and without a slash at its end, however a browser asks for it. */
export const writtenPath = (path: string): string => {
  let end = path.length;
  while (end > 1 && path[end - 1] === '/') end -= 1;
  const plain = path.slice(0, end);
  try {
    return decodeURI(plain);
  } catch (error) {
    if (error instanceof URIError) return plain;
    throw error;
  }
};
