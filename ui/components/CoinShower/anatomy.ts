import { anatomy } from '../../anatomy.ts';

export default anatomy({
  name: 'CoinShower',
  group: 'Play',
  summary: 'Gold coins that fall over the page, for an envelope or a jackpot.',
  members: ['CoinShower'],
  parts: { 'coin-shower': ['big', 'jackpot'], 'coin-shower-canvas': [], 'coin-shower-skip': [] },
  keyboard: { Escape: 'ends it', 'Tab, then Enter or Space': 'reach and press the button that ends it' },
  accessibility:
    'The coins are decoration; the amount stands on the page and is said there. They take no focus and cover nothing that can be pressed. Under reduced motion there are none, and the page is told at once that it is over.',
});
