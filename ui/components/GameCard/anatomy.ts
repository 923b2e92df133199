import { anatomy } from '../../anatomy.ts';

export default anatomy({
  name: 'GameCard',
  group: 'Play',
  summary: "A game's tile: its picture, with flag, maker and jackpot on top.",
  members: ['GameCard'],
  parts: {
    'game-card': ['open', 'locked'],
    'game-card-picture': ['loading', 'loaded', 'failed'],
    'game-card-title': [],
    'game-card-flag': [],
    'game-card-provider': [],
    'game-card-jackpot': [],
    'game-card-locked': [],
  },
  keyboard: { Tab: 'reaches it, also while it is locked', 'Enter, Space': 'opens it; a link by Enter alone' },
  accessibility:
    'One button or link, named by the game, its flag, its maker, the jackpot with its label, and why it is locked. A picture that does not come gives way to the name on its middle colour.',
});
