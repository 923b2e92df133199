import { anatomy } from '../../anatomy.ts';

export default anatomy({
  name: 'Select',
  group: 'Forms',
  summary: 'Selects one option of a list that opens.',
  members: ['Select'],
  parts: {
    select: ['open', 'closed'],
    'select-value': [],
    'select-arrow': [],
    'select-list': ['open', 'closed'],
    'select-option': ['checked', 'unchecked'],
    'select-icon': [],
    'select-mark': [],
  },
  keyboard: {
    'Enter, Space, Arrow up, Arrow down': 'opens the list; Enter or Space then chooses',
    'Arrow keys, Home, End': 'move through the list',
    Letters: 'go to the option that begins so, also while it is closed',
    Escape: 'closes the list and changes nothing',
  },
  pattern: 'combobox',
  accessibility:
    'A select-only combobox named by its label, described by hint or error; the list is a listbox. On closing the focus goes back to the field.',
});
