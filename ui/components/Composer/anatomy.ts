import { anatomy } from '../../anatomy.ts';

export default anatomy({
  name: 'Composer',
  group: 'Chat',
  summary: 'A field to write and send a message, or the reason why writing is not allowed.',
  members: ['Composer', 'Tray', 'TrayTile'],
  parts: {
    composer: ['ready', 'too-long', 'disabled'],
    'composer-above': [],
    'composer-field': [],
    'composer-text': [],
    'composer-counter': [],
    'composer-reason': [],
    'composer-tray': [],
    'composer-tray-tile': [],
    'composer-tray-tile-drawing': [],
  },
  keyboard: {
    Enter: 'sends; while an input method composes it confirms the word alone',
    'Shift+Enter': 'breaks the line',
    Tab: 'reaches the buttons before the field, the field, the send button of a written message, and the tiles of an open tray',
    Escape: 'closes the tray it is pressed in',
  },
  accessibility:
    'The field is named by the page and described by the count; too long a text is invalid. After sending the focus is in the field. Where writing is not allowed the reason stands in place of the field, with what helps.',
});
