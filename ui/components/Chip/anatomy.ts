import { anatomy } from '../../anatomy.ts';

export default anatomy({
  name: 'Chip',
  group: 'Actions',
  summary: 'A filter that is on or off, in a row that scrolls sideways.',
  members: ['Chip', 'ChipRow'],
  parts: { chip: ['on', 'off'], 'chip-face': [], 'chip-icon': [], 'chip-count': [], 'chip-row': [] },
  keyboard: { 'Enter, Space': 'turns it on or off', Tab: 'goes to the next one; the row scrolls it into view' },
  pattern: 'button',
  accessibility: 'A toggle button (`aria-pressed`) in a group that is named by what the chips choose.',
});
