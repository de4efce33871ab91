import { mkdir, writeFile } from 'node:fs/promises';
import { themes } from '../src/themes';
import { tokenDocument, tokenSheet } from '../src/themes/token-document';

/**
 * Writes the tokens of every theme, for those who do not build with us: `<theme>.tokens.json` for tools of designers
 * (Design Tokens Format Module 2025.10), `<theme>.css` for pages that are made otherwise.
 */
export const writeTokens = async (into: string): Promise<void> => {
  await mkdir(into, { recursive: true });
  for (const [name, theme] of Object.entries(themes)) {
    await writeFile(`${into}/${name}.tokens.json`, `${JSON.stringify(tokenDocument(name, theme), null, 2)}\n`);
    await writeFile(`${into}/${name}.css`, tokenSheet(theme));
  }
};
