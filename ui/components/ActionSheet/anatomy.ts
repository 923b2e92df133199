import { anatomy } from '../../anatomy.ts';

export default anatomy({
  name: 'ActionSheet',
  group: 'Overlays',
  summary:
    'Actions for a pressed thing: a sheet from the lower edge on a phone, a menu at the pointer on a wide screen.',
  members: ['ActionSheet', 'useLongPress'],
  parts: {
    'action-sheet': ['open', 'closed'],
    'action-sheet-veil': ['open', 'closed'],
    'action-sheet-title': [],
    'action-sheet-preview': [],
    'action-sheet-list': [],
    'action-sheet-item': [],
    'action-sheet-icon': [],
    'action-sheet-words': [],
    'action-sheet-hint': [],
    'action-sheet-cancel': [],
    'action-sheet-menu': ['open', 'closed'],
  },
  keyboard: {
    'Shift+F10, Menu': 'on what has it (`useLongPress`): opens it',
    Tab: 'in the sheet: goes through the actions',
    'ArrowUp, ArrowDown': 'in the menu: goes through the actions',
    'Enter, Space': 'does what the action says and closes it',
    Escape: 'closes it; the focus goes back to where it was',
  },
  pattern: 'menu',
  accessibility:
    'The sheet is a dialog, the menu a menu; both bear the title. A long press opens it under a finger, the context menu under a mouse or by keyboard, where a button should open it too.',
});
