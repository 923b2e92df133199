import { anatomy } from '../../anatomy.ts';

export default anatomy({
  name: 'Medal',
  group: 'Play',
  summary: 'The first, second or third place, as a medal on its ribbon.',
  members: ['Medal'],
  parts: { medal: [], 'medal-disc': [] },
  keyboard: {},
  accessibility:
    'A picture with the name that the page gives; without one it is decorative and the place stands beside it in words.',
});
