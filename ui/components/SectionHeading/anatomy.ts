import { anatomy } from '../../anatomy.ts';

export default anatomy({
  name: 'SectionHeading',
  group: 'Text',
  summary: 'A section’s heading after the brand’s ornament, with room for a link to all at its end.',
  members: ['SectionHeading'],
  parts: {
    'section-heading': [],
    'section-heading-ornament': [],
    'section-heading-title': [],
    'section-heading-aside': [],
  },
  keyboard: { Tab: 'reaches the link at its end' },
  accessibility:
    'A heading of level 2 or 3; the ornament is decorative. Name the section by the heading’s `id` and `aria-labelledby`. The link says where it leads, not only “all”.',
});
