import { anatomy } from '../../anatomy.ts';

export default anatomy({
  name: 'Progress',
  group: 'Data',
  summary: 'Shows the progress of an action, or that it is in progress.',
  members: ['Progress', 'ProgressRing'],
  parts: {
    progress: [],
    'progress-words': [],
    'progress-track': ['loading', 'complete', 'indeterminate'],
    'progress-fill': ['loading', 'complete', 'indeterminate'],
    'progress-ring': ['filling', 'full'],
    'progress-ring-arc': [],
    'progress-ring-words': [],
  },
  keyboard: {},
  accessibility:
    'A `progressbar` named by its label, with the value as a text; without a value when nobody knows how far it is. It does not talk by itself: where its end matters, the page says so.',
});
