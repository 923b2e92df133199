import { anatomy } from '../../anatomy.ts';

export default anatomy({
  name: 'CodeField',
  group: 'Forms',
  summary: 'Takes a one-time code, digit by digit, by paste or by the phone’s autofill.',
  members: ['CodeField'],
  parts: { 'code-field': [], 'code-field-input': [], 'code-field-cell': ['current', 'filled', 'empty'] },
  keyboard: { Digits: 'fill the next cell', Backspace: 'empties the last one', Tab: 'reaches the field as one' },
  accessibility:
    'One real text input over drawn cells: screen readers hear one field, telephones offer the code from the message (`one-time-code`), and paste replaces all.',
});
