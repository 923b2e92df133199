import { anatomy } from '../../anatomy.ts';

export default anatomy({
  name: 'NavigationMenu',
  group: 'Navigation',
  summary:
    'A site’s pages with two levels of submenu: a row of menus on a wide screen, a list that unfolds in a drawer on a narrow one.',
  members: ['NavigationMenu', 'NavigationDrawer', 'NavigationEntry'],
  parts: {
    'navigation-menu': [],
    'navigation-menu-list': [],
    'navigation-menu-entry': ['idle', 'current'],
    'navigation-menu-trigger': ['open', 'closed'],
    'navigation-menu-panel': ['open', 'closed'],
    'navigation-menu-link': ['idle', 'current'],
    'navigation-menu-branch': ['open', 'closed'],
    'navigation-menu-flyout': [],
    'navigation-menu-words': [],
    'navigation-menu-icon': [],
    'navigation-menu-chevron': [],
    'navigation-menu-drawer': [],
    'navigation-menu-header': [],
    'navigation-menu-row': ['idle', 'current'],
    'navigation-menu-fold': ['open', 'closed'],
    'navigation-menu-unfolded': ['open', 'closed'],
  },
  keyboard: {
    'Enter, Space': 'opens and closes a submenu, follows a link',
    'ArrowLeft, ArrowRight': 'goes along the bar; on a submenu’s branch: into the submenu beside and back',
    ArrowDown: 'from an open entry of the bar: into its submenu',
    'ArrowUp, ArrowDown, Home, End': 'goes through a submenu',
    Escape: 'closes the nearest submenu; the focus goes back to what opened it',
    Tab: 'goes on, through what is open',
  },
  pattern: 'disclosure',
  accessibility:
    'A navigation landmark, named by `label`; links stay links, what opens something is a button that says whether it is open. The present place has aria-current. A finger opens and closes by tapping, a mouse by coming and leaving.',
});
