import { anatomy } from '../../anatomy.ts';

export default anatomy({
  name: 'Stack',
  group: 'Layout',
  summary: 'Things below each other at one distance.',
  members: ['Stack'],
  parts: { stack: [] },
  keyboard: {},
  accessibility:
    'Is nothing to a screen reader unless `as` makes it a list or a landmark; the order on the screen is that of the text.',
});
