import { anatomy } from '../../anatomy.ts';

export default anatomy({
  name: 'RadioGroup',
  group: 'Forms',
  summary: 'Selects one of a few options, all of them visible.',
  members: ['RadioGroup'],
  parts: {
    'radio-group': [],
    'radio-group-option': ['checked', 'unchecked'],
    'radio-group-ring': [],
    'radio-group-icon': [],
  },
  keyboard: {
    Tab: 'reaches the chosen option, or the first; leaves the group',
    'Arrow keys': 'choose the next or the one before, round and round',
    Space: 'chooses the focused one',
  },
  pattern: 'radio',
  accessibility:
    'A `radiogroup` named by its label, described by hint or error. Each option is named by its words and described by its second line.',
});
