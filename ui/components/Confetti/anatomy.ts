import { anatomy } from '../../anatomy.ts';

export default anatomy({
  name: 'Confetti',
  group: 'Play',
  summary: 'Paper in the brand’s colours over the whole page, for big wins.',
  members: ['Confetti'],
  parts: { confetti: ['big', 'jackpot'], 'confetti-canvas': [], 'confetti-skip': [] },
  keyboard: { Escape: 'ends it', 'Tab, then Enter or Space': 'reach and press the button that ends it' },
  accessibility:
    'The paper is decoration; what was won stands on the page and is said there. It takes no focus and covers nothing that can be pressed. Under reduced motion there is none, and the page is told at once that it is over.',
});
