import { anatomy } from '../../anatomy.ts';

export default anatomy({
  name: 'Stack',
  group: 'Layout',
  summary: 'Children below each other with equal gaps.',
  members: ['Stack'],
  parts: { stack: [] },
  keyboard: {},
  accessibility:
    'Is nothing to a screen reader unless `as` makes it a list or a landmark; the order on the screen is that of the text.',
});
