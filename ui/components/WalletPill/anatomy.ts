import { anatomy } from '../../anatomy.ts';

export default anatomy({
  name: 'WalletPill',
  group: 'Feedback',
  summary: 'The player’s balances in the top bar. Amounts roll to new values, and a press leads to the shop.',
  members: ['WalletPill'],
  parts: {
    'wallet-pill': ['ready', 'loading'],
    'wallet-pill-balances': [],
    'wallet-pill-balance': [],
    'wallet-pill-icon': [],
    'wallet-pill-plus': [],
  },
  keyboard: { 'Enter, Space': 'presses it' },
  pattern: 'button',
  accessibility:
    'Its name is each amount with its currency, in full even where it is shortened, then what a press does. Rolling digits are not read.',
});
