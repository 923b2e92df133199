import { anatomy } from '../../anatomy.ts';

export default anatomy({
  name: 'Pagination',
  group: 'Data',
  summary: 'Leads through the pages of a list, five buttons at a time.',
  members: ['Pagination'],
  parts: {
    pagination: [],
    'pagination-pages': [],
    'pagination-page': ['current', 'other'],
    'pagination-steps': [],
    'pagination-step': [],
    'pagination-summary': [],
  },
  keyboard: { Tab: 'reaches the pages, then the steps', 'Enter, Space': 'goes to that page' },
  accessibility:
    'A navigation landmark with a name. The page one is on is `aria-current`; the summary is a polite live region. A step that leads nowhere is `aria-disabled` and keeps the focus.',
});
