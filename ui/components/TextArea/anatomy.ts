import { anatomy } from '../../anatomy.ts';

export default anatomy({
  name: 'TextArea',
  group: 'Forms',
  summary: 'Takes several lines of text and grows with them.',
  members: ['TextArea'],
  parts: { 'text-area': ['fits', 'too-long'], 'text-area-input': [], 'text-area-counter': [] },
  keyboard: { Enter: 'begins a new line', Tab: 'leaves the field' },
  accessibility:
    'A native textarea. The counter describes it and is announced only from the moment that the text is too long; a text that is too long is `aria-invalid` and is never cut off silently.',
});
