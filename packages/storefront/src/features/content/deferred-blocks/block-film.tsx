'use client';

/** The film of a hero, in a chunk of its own. */
export { HeroFilm as BlockFilm } from '@forecourt/ui/hero-film';
