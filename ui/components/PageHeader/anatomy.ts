import { anatomy } from '../../anatomy.ts';

export default anatomy({
  name: 'PageHeader',
  group: 'Navigation',
  summary:
    'The header of a page below another: the way back, its title in the middle, an action, its place over the title, and a scene if it has one, with a banner for the player or club of the page.',
  members: ['PageHeader'],
  parts: {
    'page-header': ['plain', 'scene', 'banner'],
    'page-header-scene': [],
    'page-header-back': [],
    'page-header-path': [],
    'page-header-title': [],
    'page-header-note': [],
    'page-header-action': [],
    'page-header-banner': [],
  },
  keyboard: { Enter: 'goes back, or presses the action' },
  accessibility:
    'The title is the page’s heading of the first level. The way back is a link with a name of its own, before the title; the scene is decoration.',
});
