import { anatomy } from '../../anatomy.ts';

export default anatomy({
  name: 'BackToTop',
  group: 'Actions',
  summary: 'Floats at the lower left after more than 100 px of scrolling, and returns to the top.',
  members: ['BackToTop'],
  parts: { 'back-to-top': ['shown', 'hidden'] },
  keyboard: { 'Enter, Space': 'scrolls to the top and puts the focus on what was scrolled' },
  pattern: 'button',
  accessibility:
    'A button named by `label`; while it is hidden nobody can reach it. Under reduced motion the page jumps.',
});
