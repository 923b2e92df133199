import { anatomy } from '../../anatomy.ts';

export default anatomy({
  name: 'Drawer',
  group: 'Overlays',
  summary: 'A modal panel that slides in along one side of the screen.',
  members: ['Drawer'],
  parts: {
    drawer: ['open', 'closed'],
    'drawer-veil': ['open', 'closed'],
    'drawer-head': [],
    'drawer-title': [],
    'drawer-description': [],
    'drawer-body': [],
    'drawer-foot': [],
  },
  keyboard: { Escape: 'closes it', 'Tab, Shift+Tab': 'goes round inside it' },
  pattern: 'dialog-modal',
  accessibility:
    'Named by its title, described by its description; both are read as it opens, before any control. The focus goes back to what opened it.',
});
