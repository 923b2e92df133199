import { anatomy } from '../../anatomy.ts';

export default anatomy({
  name: 'Slider',
  group: 'Forms',
  summary: 'Takes a number, or a range, from a scale, for values that need not be exact.',
  members: ['Slider', 'RangeSlider'],
  parts: {
    slider: [],
    'slider-value': [],
    'slider-track': [],
    'slider-range': [],
    'slider-filled': [],
    'slider-hatch': [],
    'slider-coming': [],
    'slider-thumb': [],
    'slider-ends': [],
  },
  keyboard: {
    'Arrow keys': 'one step less or more',
    'Page up, Page down': 'ten steps',
    'Home, End': 'to the least, to the most',
    Tab: 'reaches each thumb',
  },
  pattern: 'slider-multithumb',
  accessibility: 'Each thumb is a `slider` with its value as a text; in a range each is named by label and end.',
});
