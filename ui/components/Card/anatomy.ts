import { anatomy } from '../../anatomy.ts';

export default anatomy({
  name: 'Card',
  group: 'Layout',
  summary: 'A surface for content that belongs together.',
  members: ['Card'],
  parts: { card: [] },
  keyboard: { 'Enter, Space': 'presses it, where it dresses a link (Enter) or a button' },
  accessibility:
    'Is nothing to a screen reader; with `asChild` it is what its child is: an article, a list item, a link.',
});
