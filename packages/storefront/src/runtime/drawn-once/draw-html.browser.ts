import type { DrawHtml } from './draw-html';

/** A browser takes over what the server has drawn, and draws no HTML. */
export const drawHtml: DrawHtml | null = null;
