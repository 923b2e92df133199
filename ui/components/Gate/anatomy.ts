import { anatomy } from '../../anatomy.ts';

export default anatomy({
  name: 'Gate',
  group: 'Overlays',
  summary: 'A question before anything else, which only an answer closes.',
  members: ['Gate'],
  parts: {
    gate: ['open'],
    'gate-veil': ['open'],
    'gate-panel': [],
    'gate-head': [],
    'gate-title': [],
    'gate-description': [],
    'gate-body': [],
    'gate-actions': [],
  },
  keyboard: { 'Tab, Shift+Tab': 'goes through its controls; the page behind is inert', Escape: 'does nothing' },
  pattern: 'dialog-modal',
  accessibility:
    'A modal dialog named by its title and described by its words; it takes the focus as it appears and gives it back when it goes.',
});
