import { anatomy } from '../../anatomy.ts';

export default anatomy({
  name: 'VisuallyHidden',
  group: 'Text',
  summary: 'Text only for screen readers.',
  members: ['VisuallyHidden'],
  parts: { 'visually-hidden': [] },
  keyboard: {},
  accessibility: 'Its words are read where they stand. It takes a role of its own, `status` for what is announced.',
});
