import { anatomy } from '../../anatomy.ts';

export default anatomy({
  name: 'Columns',
  group: 'Layout',
  summary: 'Lays things out in as many columns as the window has room for: four, three, two or one.',
  members: ['Columns'],
  parts: { columns: [] },
  keyboard: {},
  accessibility: 'The order on the screen is that of the text, in every tier. A list says how many it holds.',
});
