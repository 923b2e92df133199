import { anatomy } from '../../anatomy.ts';

export default anatomy({
  name: 'Pill',
  group: 'Actions',
  summary: 'A small floating button that leads to what is new.',
  members: ['Pill'],
  parts: { pill: [], 'pill-icon': [] },
  keyboard: { 'Enter, Space': 'presses it' },
  pattern: 'button',
  accessibility:
    'Its words are its name. That it appeared is announced by what it tells of, the list, not by the pill.',
});
