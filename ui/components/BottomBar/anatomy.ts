import { anatomy } from '../../anatomy.ts';

export default anatomy({
  name: 'BottomBar',
  group: 'Navigation',
  summary:
    'The navigation at the lower edge: a few entries, one of which may be on a coin above the bar, and an offer in their middle.',
  members: ['BottomBar', 'BottomBarItem', 'BottomBarOffer'],
  parts: {
    'bottom-bar': [],
    'bottom-bar-surface': [],
    'bottom-bar-entries': [],
    'bottom-bar-entry': ['idle', 'current'],
    'bottom-bar-icon': [],
    'bottom-bar-puck': [],
    'bottom-bar-words': [],
    'bottom-bar-news': [],
    'bottom-bar-offer': [],
    'bottom-bar-offer-picture': [],
    'bottom-bar-offer-words': [],
    'bottom-bar-aside': [],
  },
  keyboard: { Tab: 'goes through the entries', 'Enter, Space': 'presses one' },
  accessibility:
    'A navigation landmark, named by `label`. The present entry has aria-current; what is new is said after the entry\u2019s words.',
});
