import { anatomy } from '../../anatomy.ts';

export default anatomy({
  name: 'Dialog',
  group: 'Overlays',
  summary: 'A modal window for one task. AlertDialog is for a message that must be answered.',
  members: ['Dialog', 'AlertDialog'],
  parts: {
    dialog: ['open', 'closed'],
    'dialog-veil': ['open', 'closed'],
    'dialog-panel': [],
    'dialog-crest': [],
    'dialog-plate': [],
    'dialog-head': [],
    'dialog-title': [],
    'dialog-description': [],
    'dialog-body': [],
    'dialog-actions': [],
    'dialog-close': [],
  },
  keyboard: {
    Escape: 'closes it where it may be dismissed; answers an alert, cancels a question',
    'Tab, Shift+Tab': 'goes round inside it; the page behind is out of reach',
    'Enter, Space': 'presses the focused button; a question starts on the harmless one',
  },
  pattern: 'dialog-modal',
  accessibility:
    'The title is its name, the description is read on opening; an AlertDialog has the role alertdialog. The focus moves in, stays in, and goes back to where it was. The close button needs `closeLabel`.',
});
