import { anatomy } from '../../anatomy.ts';

export default anatomy({
  name: 'Popover',
  group: 'Overlays',
  summary: 'A small window beside its button. The page stays usable.',
  members: ['Popover'],
  parts: {
    popover: ['open', 'closed'],
    'popover-head': [],
    'popover-title': [],
    'popover-close': [],
    'popover-body': [],
    'popover-arrow': [],
  },
  keyboard: {
    'Enter, Space': 'on its button: opens and closes it',
    Escape: 'closes it; the focus goes back to its button',
    'Tab, Shift+Tab': 'goes through it',
  },
  pattern: 'dialog-modal',
  accessibility:
    'A dialog that is not modal, named by its title, which may be for screen readers only. Its button says whether it is open.',
});
