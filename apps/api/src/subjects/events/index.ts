export { type EventFigures, readEventFigures } from './event-figures';
export { destinationOf } from './event-receivers';
export { sampleEvents } from './event-webhook';
export { keepEvents } from './keep-events';
