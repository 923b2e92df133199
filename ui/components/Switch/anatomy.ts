import { anatomy } from '../../anatomy.ts';

export default anatomy({
  name: 'Switch',
  group: 'Forms',
  summary: 'Turns a setting on or off, at once.',
  members: ['Switch'],
  parts: {
    switch: [],
    'switch-icon': [],
    'switch-label': [],
    'switch-hint': [],
    'switch-track': ['checked', 'unchecked'],
    'switch-thumb': ['checked', 'unchecked'],
  },
  keyboard: { 'Space, Enter': 'turns it on or off', Tab: 'reaches it' },
  pattern: 'switch',
  accessibility:
    'Role `switch`, named by its words, described by the second line. The words say what is on; they do not change with it.',
});
