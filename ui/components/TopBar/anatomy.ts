import { anatomy } from '../../anatomy.ts';

export default anatomy({
  name: 'TopBar',
  group: 'Navigation',
  summary: 'The bar above a page: menu button, logo or title, menus, wallet and avatar.',
  members: ['TopBar'],
  parts: {
    'top-bar': [],
    'top-bar-row': [],
    'top-bar-start': [],
    'top-bar-logo': [],
    'top-bar-title': [],
    'top-bar-nav': [],
    'top-bar-end': [],
  },
  keyboard: { Tab: 'goes through its content in reading order' },
  accessibility:
    'The page\u2019s banner landmark; a title in it is the page\u2019s first heading. Name the burger and every icon button in its slots.',
});
