import { anatomy } from '../../anatomy.ts';

export default anatomy({
  name: 'NumberField',
  group: 'Forms',
  summary: 'Takes an integer above zero and keeps it within its limit.',
  members: ['NumberField'],
  parts: {
    'number-field': [],
    'number-field-step': [],
    'number-field-input': [],
    'number-field-before': [],
    'number-field-after': [],
  },
  keyboard: {
    'Arrow up, Arrow down': 'adds or takes one step',
    'Page up, Page down': 'adds or takes ten steps',
    'Home, End': 'goes to the least or the most',
    Enter: 'shows what became of the typed number',
  },
  pattern: 'spinbutton',
  accessibility:
    'A `spinbutton` with its number, least and most; separators are read as a value text. The two buttons have names for touch and pointer and are left out of the tab order, since the arrows do the same.',
});
