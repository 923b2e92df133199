import { anatomy } from '../../anatomy.ts';

export default anatomy({
  name: 'BottomSheet',
  group: 'Overlays',
  summary: 'A window that rises from the lower edge; on a wide screen it is at the right.',
  members: ['BottomSheet'],
  parts: {
    'bottom-sheet': ['open', 'closed'],
    'bottom-sheet-veil': ['open', 'closed'],
    'bottom-sheet-crest': [],
    'bottom-sheet-handle': [],
    'bottom-sheet-grip': [],
    'bottom-sheet-head': [],
    'bottom-sheet-title': [],
    'bottom-sheet-description': [],
    'bottom-sheet-body': [],
  },
  keyboard: { Escape: 'closes it', 'Tab, Shift+Tab': 'goes round inside it' },
  pattern: 'dialog-modal',
  accessibility:
    'The sheet itself takes the focus, so that its title and description are read first. Pulling it down is one way to close it; button, Escape and veil are the others.',
});
