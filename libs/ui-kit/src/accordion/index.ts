export { Accordion } from './Accordion';
export { AccordionItem, type AccordionItemProps } from './AccordionItem';
