import { anatomy } from '../../anatomy.ts';

export default anatomy({
  name: 'Heading',
  group: 'Text',
  summary: 'A plain heading in the brand’s face, whose level in the outline and size on the screen are chosen apart.',
  members: ['Heading'],
  parts: { heading: [] },
  keyboard: {},
  accessibility: 'A heading of the level given: one 1 a page, and none left out on the way down, whatever the sizes.',
});
