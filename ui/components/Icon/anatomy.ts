import { anatomy } from '../../anatomy.ts';

export default anatomy({
  name: 'Icon',
  group: 'Data',
  summary: 'The product’s icons by meaning, each an import of its own.',
  members: ['Icon'],
  parts: { icon: [] },
  keyboard: {},
  accessibility: 'Decorative beside words; a picture named by `label` where it alone says something.',
});
