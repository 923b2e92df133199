import { anatomy } from '../../anatomy.ts';

export default anatomy({
  name: 'PhoneField',
  group: 'Forms',
  summary: 'Takes a phone number after a fixed country code and groups it while typing.',
  members: ['PhoneField'],
  parts: { 'phone-field': [], 'phone-field-prefix': [], 'phone-field-input': [] },
  keyboard: { 'Backspace, Delete': 'takes a digit; gaps are skipped' },
  accessibility:
    'One telephone input with `tel-national` autofill. The country code is its description, with words of its own; what is wrong with a number comes from the page as the error.',
});
