import { anatomy } from '../../anatomy.ts';

export default anatomy({
  name: 'Table',
  group: 'Data',
  summary: 'Shows records in rows under headings that stay visible and sort.',
  members: ['Table'],
  parts: {
    'table-scroller': ['ready', 'loading', 'empty', 'error'],
    table: [],
    'table-head': [],
    'table-heading': [],
    'table-sorter': ['none', 'ascending', 'descending'],
    'table-row': [],
    'table-cell': [],
    'table-note': [],
  },
  keyboard: {
    Tab: 'reaches the table, then each heading that sorts',
    'Enter, Space': 'on a heading: sorts by it, then the other way round',
    'Arrow keys': 'scroll the table while it is focused',
  },
  pattern: 'table',
  accessibility:
    'A native table with a caption and column headings; the sorted one carries `aria-sort`. It scrolls in a region of its own name that the keyboard reaches. Loading is said politely.',
});
