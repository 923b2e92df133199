import { anatomy } from '../../anatomy.ts';

export default anatomy({
  name: 'Inline',
  group: 'Layout',
  summary: 'Children in a row with equal gaps.',
  members: ['Inline'],
  parts: { inline: [] },
  keyboard: {},
  accessibility:
    'Is nothing to a screen reader unless `as` makes it a list or a landmark; the order on the screen is that of the text.',
});
