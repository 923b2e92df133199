import { anatomy } from '../../anatomy.ts';

export default anatomy({
  name: 'Prose',
  group: 'Text',
  summary: 'A long text from data: headings with anchors, lists, tables, notes and links.',
  members: ['Prose'],
  parts: {
    prose: [],
    'prose-body': [],
    'prose-heading': [],
    'prose-paragraph': [],
    'prose-list': [],
    'prose-table-scroller': [],
    'prose-table': [],
    'prose-note': [],
    'prose-note-sign': [],
    'prose-rule': [],
    'prose-contents': [],
    'prose-contents-link': ['idle', 'reading'],
  },
  keyboard: {
    Tab: 'reaches links, the table of contents, and tables, which the arrows then scroll',
    Enter: 'follows a link',
  },
  accessibility:
    'Headings keep the outline of the text, from level 2 on; the page draws level 1. The table of contents is a navigation landmark with the name it is given, and says where one reads by `aria-current`. A note has the role of one, is no landmark and is not announced.',
});
