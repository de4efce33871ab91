export { HomeBodyPicker as HomeBodies } from '@forecourt/ui/home-bodies';
