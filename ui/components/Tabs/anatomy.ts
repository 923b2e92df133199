import { anatomy } from '../../anatomy.ts';

export default anatomy({
  name: 'Tabs',
  group: 'Navigation',
  summary: 'Pages in one place, with one open at a time.',
  members: ['Tabs', 'TabList', 'Tab', 'TabPanel'],
  parts: {
    tabs: [],
    'tabs-list': [],
    'tabs-tab': ['active', 'inactive'],
    'tabs-icon': [],
    'tabs-words': [],
    'tabs-panel': ['active', 'inactive'],
  },
  keyboard: {
    'ArrowLeft, ArrowRight': 'goes to the tab beside, round the ends; opens it where activation is automatic',
    'Home, End': 'goes to the first, the last tab',
    'Enter, Space': 'opens the focused tab where activation is manual',
    Tab: 'goes on into the panel',
  },
  pattern: 'tabs',
  accessibility:
    'TabList needs a label. A tab controls its panel, the panel is named by its tab; unread counts are clamped for the eye and whole for the ear.',
});
