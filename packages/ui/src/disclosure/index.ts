export { Accordion, type AccordionItem, Disclosure } from './disclosure';
