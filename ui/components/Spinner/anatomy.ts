import { anatomy } from '../../anatomy.ts';

export default anatomy({
  name: 'Spinner',
  group: 'Feedback',
  summary: 'A turning ring in the colour and size of the surrounding text.',
  members: ['Spinner'],
  parts: { spinner: [], 'spinner-ring': [] },
  keyboard: {},
  accessibility:
    'A `status` that says what is being waited for; decorative where its owner says it, as a busy button does.',
});
