import { anatomy } from '../../anatomy.ts';

export default anatomy({
  name: 'Page',
  group: 'Layout',
  summary:
    'A page: bars above and below, the content between them, a corner for a floating control, a column for a docked panel.',
  members: ['Page'],
  parts: { page: [], 'page-main': [], 'page-dock': [], 'page-corner': [] },
  keyboard: {},
  pattern: 'landmarks',
  accessibility:
    'One `main` landmark, which a skip link or a new route may give the focus to by `mainId` or `ref`; the docked column is `complementary`.',
});
