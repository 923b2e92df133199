import { anatomy } from '../../anatomy.ts';

export default anatomy({
  name: 'Skeleton',
  group: 'Feedback',
  summary: 'A quiet shape in place of content that loads, of the same size, so that nothing moves when it arrives.',
  members: ['Skeleton', 'SkeletonGroup'],
  parts: { skeleton: [], 'skeleton-group': [] },
  keyboard: {},
  accessibility: 'The shapes are hidden; their group is a busy `status` that says once what is being loaded.',
});
