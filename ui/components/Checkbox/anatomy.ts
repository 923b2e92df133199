import { anatomy } from '../../anatomy.ts';

export default anatomy({
  name: 'Checkbox',
  group: 'Forms',
  summary: 'Agrees to something, or selects any number of several options.',
  members: ['Checkbox'],
  parts: {
    checkbox: ['valid', 'invalid'],
    'checkbox-target': ['checked', 'unchecked', 'indeterminate'],
    'checkbox-box': [],
    'checkbox-label': [],
    'checkbox-hint': [],
    'checkbox-message': [],
  },
  keyboard: { Space: 'checks it or takes the check away', Tab: 'reaches it' },
  pattern: 'checkbox',
  accessibility:
    'Its words are its name and part of the target. It is the browser’s own box, drawn anew. “Some of them” is its `indeterminate`; a press on it checks all. An error is its description and a polite live region.',
});
