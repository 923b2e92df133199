import { anatomy } from '../../anatomy.ts';

export default anatomy({
  name: 'VisuallyHidden',
  group: 'Text',
  summary: 'Words for screen readers only: in the accessibility tree and in no pixel.',
  members: ['VisuallyHidden'],
  parts: { 'visually-hidden': [] },
  keyboard: {},
  accessibility: 'Its words are read where they stand. It takes a role of its own, `status` for what is announced.',
});
