import { anatomy } from '../../anatomy.ts';

export default anatomy({
  name: 'Text',
  group: 'Text',
  summary: 'Text in a step of the type scale.',
  members: ['Text'],
  parts: { text: [] },
  keyboard: {},
  accessibility: 'Is what `as` makes it. What `lines` cuts off is still read out.',
});
