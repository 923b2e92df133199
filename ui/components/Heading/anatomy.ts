import { anatomy } from '../../anatomy.ts';

export default anatomy({
  name: 'Heading',
  group: 'Text',
  summary: 'A plain heading in the brand’s typeface, with level and size chosen separately.',
  members: ['Heading'],
  parts: { heading: [] },
  keyboard: {},
  accessibility: 'A heading of the level given: one 1 a page, and none left out on the way down, whatever the sizes.',
});
