import { anatomy } from '../../anatomy.ts';

export default anatomy({
  name: 'SafeArea',
  group: 'Layout',
  summary: 'Keeps its content clear of notches, round corners and the home indicator.',
  members: ['SafeArea'],
  parts: { 'safe-area': [] },
  keyboard: {},
  accessibility: 'Is nothing to a screen reader. What is pressed never lies under the system’s own gestures.',
});
