import { anatomy } from '../../anatomy.ts';

export default anatomy({
  name: 'Notice',
  group: 'Feedback',
  summary: 'A strip above content, with a text about all of it.',
  members: ['Notice'],
  parts: { notice: [], 'notice-sign': [], 'notice-text': [], 'notice-action': [], 'notice-dismiss': [] },
  keyboard: { Tab: 'reaches its action and the button that takes it away' },
  pattern: 'alert',
  accessibility:
    'Announced politely as it comes (role status); a failure at once (role alert). The drawing is silent: the words say it.',
});
