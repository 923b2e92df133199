import { anatomy } from '../../anatomy.ts';

export default anatomy({
  name: 'MiniWindow',
  group: 'Overlays',
  summary: 'A small window with a picture at a corner of the viewport, which you can move to another corner.',
  members: ['MiniWindow', 'MiniWindowButton'],
  parts: {
    'mini-window': ['still', 'dragged'],
    'mini-window-face': [],
    'mini-window-picture': [],
    'mini-window-open': [],
    'mini-window-caption': [],
    'mini-window-actions': [],
    'mini-window-button': [],
    'mini-window-dot': ['plain', 'main'],
    'mini-window-targets': [],
    'mini-window-target': ['idle', 'chosen'],
  },
  keyboard: {
    'Arrow keys': 'on its picture: move it to the next corner in that direction',
    'Enter, Space': 'on its picture: opens it',
    Escape: 'closes it',
    Tab: 'goes through it and on; it is not modal',
  },
  accessibility:
    'A region with a name; it does not take the focus. The whole picture is one button that opens it. A drag is never needed: the arrow keys move it to every corner.',
});
