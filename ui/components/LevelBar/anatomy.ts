import { anatomy } from '../../anatomy.ts';

export default anatomy({
  name: 'LevelBar',
  group: 'Data',
  summary: 'Shows the progress from one level to the next.',
  members: ['LevelBar'],
  parts: {
    'level-bar': ['rising', 'full'],
    'level-bar-levels': [],
    'level-bar-from': [],
    'level-bar-to': [],
    'level-bar-numbers': [],
    'level-bar-note': [],
  },
  keyboard: {},
  accessibility:
    'A `progressbar` named by its label; numbers and per cent are its value text and are read once, there.',
});
