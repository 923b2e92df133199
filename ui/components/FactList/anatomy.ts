import { anatomy } from '../../anatomy.ts';

export default anatomy({
  name: 'FactList',
  group: 'Data',
  summary: 'Facts about a thing, a line each: a name and a value.',
  members: ['FactList', 'Fact'],
  parts: {
    'fact-list': [],
    'fact-list-fact': ['said', 'empty'],
    'fact-list-name': [],
    'fact-list-value': [],
  },
  keyboard: {},
  accessibility: 'A description list: a screen reader says each name with its value.',
});
