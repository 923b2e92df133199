import { anatomy } from '../../anatomy.ts';

export default anatomy({
  name: 'RankingRow',
  group: 'Play',
  summary: 'A line of a ranking: place, name and value.',
  members: ['RankingRow'],
  parts: {
    'ranking-row': ['own', 'other'],
    'ranking-row-place': [],
    'ranking-row-name': [],
    'ranking-row-mark': [],
    'ranking-row-detail': [],
    'ranking-row-value': [],
  },
  keyboard: { Tab: 'reaches a row that can be opened', 'Enter, Space': 'opens it' },
  accessibility:
    'An item of the ordered list that the page puts it in. The place is said in words, the own row is marked in words and as the current one. A whole row is pressed by the button that its name is.',
});
