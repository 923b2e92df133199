export { Accordion, AccordionItem } from './Accordion.tsx';
