import { anatomy } from '../../anatomy.ts';

export default anatomy({
  name: 'FloatingPanel',
  group: 'Overlays',
  summary: 'A small window over the page that you can move, fold and close.',
  members: ['FloatingPanel'],
  parts: {
    'floating-panel': ['open', 'minimised'],
    'floating-panel-bar': [],
    'floating-panel-grip': [],
    'floating-panel-title': [],
    'floating-panel-buttons': [],
    'floating-panel-body': [],
  },
  keyboard: {
    'Arrow keys': 'on its grip: move it by 16 px, with Shift by 64',
    Home: 'on its grip: brings it back to its corner',
    Escape: 'closes it; the focus goes back to where it was',
    Tab: 'goes through it and on; it is not modal',
  },
  accessibility:
    'A region named by its title; it does not take the focus. All four button names are needed. It stays inside the viewport whatever becomes of either, and the one touched last lies on top.',
});
