import { anatomy } from '../../anatomy.ts';

export default anatomy({
  name: 'Amount',
  group: 'Text',
  summary: 'A number of coins, gems or points in tabular digits, written out, shortened, or rolling up.',
  members: ['Amount'],
  parts: { amount: ['short', 'expanded'], 'amount-digits': [] },
  keyboard: { 'Enter, Space': 'shows all of a shortened amount that is `expandable`, and shortens it again' },
  accessibility:
    'The whole number is said once, with its unit, however short it is drawn and while it rolls. An expandable one is a button with `aria-expanded`, named by both.',
});
