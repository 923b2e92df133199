import { anatomy } from '../../anatomy.ts';

export default anatomy({
  name: 'Badge',
  group: 'Feedback',
  summary: 'A red mark for something unread or failed: a number up to 99+, or a dot.',
  members: ['Badge'],
  parts: { badge: [], 'badge-dot': [] },
  keyboard: {},
  accessibility:
    'The number is for the eyes; `label` says it whole (“120 unread”). Without a label it is silent, and the control that bears it says it.',
});
