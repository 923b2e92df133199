import { anatomy } from '../../anatomy.ts';

export default anatomy({
  name: 'VirtualList',
  group: 'Data',
  summary: 'A scrolling list of any length that renders only what is in view, from its start or from its end.',
  members: ['VirtualList'],
  parts: {
    'virtual-list': ['end', 'away'],
    'virtual-list-scroller': [],
    'virtual-list-unread': [],
    'virtual-list-busy': ['start', 'end'],
    'virtual-list-jump': [],
  },
  keyboard: {
    Tab: 'reaches the list, then the controls in its rows, then the way back to the end',
    'Arrow keys, Page Up, Page Down, Home, End': 'scroll it',
    Enter: 'on the way back: leads to the end',
  },
  accessibility:
    'A region with the name that the page gives. What is loading is said politely. Rows that arrive are not read out: a page that wants that keeps its own log.',
});
