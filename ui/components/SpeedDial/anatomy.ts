import { anatomy } from '../../anatomy.ts';

export default anatomy({
  name: 'SpeedDial',
  group: 'Actions',
  summary: 'A floating button at the lower right with a fan of actions.',
  members: ['SpeedDial'],
  parts: {
    'speed-dial': ['open', 'closed'],
    'speed-dial-icon': [],
    'speed-dial-badge': [],
    'speed-dial-menu': ['open', 'closed'],
    'speed-dial-item': ['free', 'refused'],
    'speed-dial-item-icon': [],
    'speed-dial-reason': [],
  },
  keyboard: {
    'Enter, Space': 'opens it at its first action; chooses one',
    'Arrow keys, Home, End': 'go from action to action',
    'A letter': 'goes to the action that begins with it',
    Escape: 'closes it; the focus goes back to the button',
  },
  pattern: 'menu-button',
  accessibility:
    'A menu button; what is unread is part of its name. A refused action can be reached, is `aria-disabled`, and its reason is part of its name.',
});
