export { HeroFilm, type HeroFilmProps } from './hero-film';
