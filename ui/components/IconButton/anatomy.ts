import { anatomy } from '../../anatomy.ts';

export default anatomy({
  name: 'IconButton',
  group: 'Actions',
  summary: 'A 44 px control with an icon instead of text.',
  members: ['IconButton'],
  parts: {
    'icon-button': ['idle', 'on', 'off', 'busy', 'disabled'],
    'icon-button-icon': [],
    'icon-button-badge': [],
  },
  keyboard: { 'Enter, Space': 'presses it; a toggle goes on or off', Tab: 'reaches it, also while it is busy' },
  pattern: 'button',
  accessibility:
    'Named by `label`, which is its tooltip too and says what a badge shows. A toggle has `aria-pressed` and keeps its name; busy is `aria-busy` and keeps the focus.',
});
