import { anatomy } from '../../anatomy.ts';

export default anatomy({
  name: 'LegalNotice',
  group: 'Feedback',
  summary:
    'The notices that the law requires on entry, download and payment: rating and mark, statements, probabilities.',
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
