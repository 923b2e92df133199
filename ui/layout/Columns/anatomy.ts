import { anatomy } from '../../anatomy.ts';

export default anatomy({
  name: 'Columns',
  group: 'Layout',
  summary: 'Arranges items in four, three, two or one column, by the width of the window.',
  members: ['Columns'],
  parts: { columns: [] },
  keyboard: {},
  accessibility: 'The order on the screen is that of the text, in every tier. A list says how many it holds.',
});
