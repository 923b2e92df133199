import { anatomy } from '../../anatomy.ts';

export default anatomy({
  name: 'ShelfCard',
  group: 'Play',
  summary:
    'An item of a shelf: a pack of gold, a gift, a coupon, with its drawing, its price button, and how many are left.',
  members: ['ShelfCard'],
  parts: {
    'shelf-card': ['open', 'busy', 'sold-out'],
    'shelf-card-ribbon': [],
    'shelf-card-rays': [],
    'shelf-card-picture': [],
    'shelf-card-title': [],
    'shelf-card-bonus': [],
    'shelf-card-left': [],
    'shelf-card-price': [],
    'shelf-card-sold-out': [],
  },
  keyboard: { Tab: 'reaches it, also while it is sold out', 'Enter, Space': 'takes it' },
  accessibility:
    'One button, named by its ribbon, title, bonus, what is left and its price. Chosen among others it is pressed (`aria-pressed`). Sold out it stays reachable and says so. The drawing is decorative; only a featured card has rays, and they stand still under reduced motion.',
});
