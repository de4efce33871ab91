/**
 * The text of an answer, read as it comes.
 * @param most characters that are read of it
 * @throws what `tooMuch` makes, once it is longer; the connection ends then. What fetch throws while it reads.
 */
export const boundedText = async (response: Response, most: number, tooMuch: () => Error): Promise<string> => {
  let text = '';
  for await (const part of response.body?.pipeThrough(new TextDecoderStream()) ?? []) {
    text += part;
    // Leaving the loop ends the connection.
    if (text.length > most) throw tooMuch();
  }
  return text;
};
