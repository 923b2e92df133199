import { anatomy } from '../../anatomy.ts';

export default anatomy({
  name: 'Box',
  group: 'Layout',
  summary: 'Space, a surface and corners from the contract, and a column with a gap.',
  members: ['Box'],
  parts: { box: [] },
  keyboard: {},
  accessibility: 'Is nothing to a screen reader unless `as` makes it a landmark; name a section by `labelledBy`.',
});
