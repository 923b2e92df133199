import { anatomy } from '../../anatomy.ts';

export default anatomy({
  name: 'Inline',
  group: 'Layout',
  summary: 'Things beside each other at one distance.',
  members: ['Inline'],
  parts: { inline: [] },
  keyboard: {},
  accessibility:
    'Is nothing to a screen reader unless `as` makes it a list or a landmark; the order on the screen is that of the text.',
});
