import { anatomy } from '../../anatomy.ts';

export default anatomy({
  name: 'RewardShow',
  group: 'Play',
  summary: 'A reward flies from its origin to the wallet; a larger reward is first shown in the middle.',
  members: ['RewardShow', 'RewardShowProps', 'RewardSize'],
  parts: {
    'reward-show': ['shown', 'flying', 'landed'],
    'reward-show-panel': [],
    'reward-show-skip': [],
    'reward-show-gain': [],
  },
  keyboard: { Escape: 'ends it', 'Enter, Space': 'end it, on the button over a larger one' },
  accessibility:
    'Decoration, and hidden from screen readers but for the button that ends a larger one: whoever shows it says the amount in a live region. It takes no focus. Under reduced motion nothing flies: the end is there at once.',
});
