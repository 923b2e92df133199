import { anatomy } from '../../anatomy.ts';

export default anatomy({
  name: 'LegalNotice',
  group: 'Feedback',
  summary: 'What the law wants said wherever one enters, downloads or pays: rating and mark, notices, chances.',
  members: ['LegalNotice'],
  parts: {
    'legal-notice': [],
    'legal-notice-mark': [],
    'legal-notice-rating': [],
    'legal-notice-notices': [],
    'legal-notice-odds': [],
    'legal-notice-statement': [],
    'legal-notice-links': [],
    'legal-notice-owner': [],
  },
  keyboard: { Tab: 'goes through its links' },
  accessibility:
    'A region named by `label`. The mark needs a name of its own; the chances are a table with headings for columns and rows.',
});
