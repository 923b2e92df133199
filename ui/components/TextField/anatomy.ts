import { anatomy } from '../../anatomy.ts';

export default anatomy({
  name: 'TextField',
  group: 'Forms',
  summary: 'Takes a line of text.',
  members: ['TextField'],
  parts: {
    'text-field': [],
    'text-field-input': [],
    'text-field-before': [],
    'text-field-after': [],
    'text-field-clear': [],
  },
  keyboard: {
    Tab: 'reaches the text, then the button that empties it',
    'Enter, Space': 'on that button: empties the field; the focus goes back to the text',
  },
  accessibility:
    'A native input: type, autocomplete and inputmode reach it as given. Its name is the label, also where that is hidden; the clearing button needs a name of its own.',
});
