import { anatomy } from '../../anatomy.ts';

export default anatomy({
  name: 'Button',
  group: 'Actions',
  summary: 'Starts an action, with a label that names it.',
  members: ['Button'],
  parts: {
    button: ['idle', 'busy', 'disabled'],
    'button-face': [],
    'button-icon': [],
    'button-place': [],
    'button-reason': [],
  },
  keyboard: { 'Enter, Space': 'presses it', Tab: 'reaches it, also while it is busy or refused with a reason' },
  pattern: 'button',
  accessibility:
    'Its words are its name. Busy is `aria-busy` and keeps the focus; a refusal is `aria-disabled` with the reason below it, or elsewhere on the page, as its description.',
});
