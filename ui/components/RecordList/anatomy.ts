import { anatomy } from '../../anatomy.ts';

export default anatomy({
  name: 'RecordList',
  group: 'Data',
  summary: 'Shows records as a table if there is room and as cards on a phone.',
  members: ['RecordList'],
  parts: {
    'record-list': ['ready', 'loading', 'empty', 'error'],
    'record-list-sorter': [],
    'record-list-cards': [],
    'record-list-card': [],
    'record-list-lead': [],
    'record-list-title': [],
    'record-list-line': [],
    'record-list-aside': [],
    'record-list-under': [],
    'record-list-details': [],
    'record-list-actions': [],
    'record-list-note': [],
  },
  keyboard: { Tab: 'reaches the choice of order, its direction, then what the cards hold' },
  accessibility:
    'Wide: a Table. Narrow: a named region with a list; each card’s facts are terms with their descriptions. Loading is said politely.',
});
