import { anatomy } from '../../anatomy.ts';

export default anatomy({
  name: 'InfiniteList',
  group: 'Data',
  summary: 'A list that loads its next page when its end comes near, with a button as an alternative.',
  members: ['InfiniteList'],
  parts: {
    'infinite-list': ['more', 'busy', 'failed', 'end'],
    'infinite-list-items': [],
    'infinite-list-item': [],
    'infinite-list-foot': ['more', 'busy', 'failed', 'end'],
    'infinite-list-words': [],
  },
  keyboard: {
    Tab: 'reaches the controls in the rows, then the button below them',
    'Enter, Space': 'on the button: loads the next page, or tries again',
  },
  accessibility:
    'A list with the name that the page gives. Loading, what has been added, a failure and the end are each said once, politely. The button keeps the focus while it loads; at the end the focus goes to the words that say so.',
});
