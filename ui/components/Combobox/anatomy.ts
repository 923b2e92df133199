import { anatomy } from '../../anatomy.ts';

export default anatomy({
  name: 'Combobox',
  group: 'Forms',
  summary: 'Finds one of many options by typing, in the list or on the server.',
  members: ['Combobox'],
  parts: {
    combobox: ['open', 'closed'],
    'combobox-input': [],
    'combobox-clear': [],
    'combobox-toggle': [],
    'combobox-list': ['open', 'closed'],
    'combobox-option': ['highlighted', 'idle'],
    'combobox-icon': [],
    'combobox-match': [],
    'combobox-note': [],
  },
  keyboard: {
    'Arrow down, Arrow up': 'open the list and move through it',
    Enter: 'chooses the marked option; while an input method composes, the key is its own',
    Escape: 'closes the list and takes back what was typed',
    Tab: 'leaves the field as it was',
  },
  pattern: 'combobox',
  accessibility:
    'An editable combobox with list autocomplete: the focus stays in the text, the marked option is its active descendant. How many were found, loading, and that nothing was found are said politely.',
});
