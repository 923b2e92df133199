import { anatomy } from '../../anatomy.ts';

export default anatomy({
  name: 'Accordion',
  group: 'Data',
  summary: 'Contains questions with answers that open below them.',
  members: ['Accordion', 'AccordionItem'],
  parts: {
    accordion: [],
    'accordion-item': ['open', 'closed'],
    'accordion-trigger': ['open', 'closed'],
    'accordion-icon': [],
    'accordion-content': ['open', 'closed'],
  },
  keyboard: {
    'Enter, Space': 'opens or closes the answer',
    'Arrow down, Arrow up': 'go to the next question, the one before',
    'Home, End': 'go to the first, the last',
    Tab: 'goes through questions and open answers in order',
  },
  pattern: 'accordion',
  accessibility:
    'Each question is a button inside a heading of the page’s outline; its answer is a region named by it.',
});
