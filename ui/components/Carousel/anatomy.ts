import { anatomy } from '../../anatomy.ts';

export default anatomy({
  name: 'Carousel',
  group: 'Data',
  summary: 'Banners that take turns by themselves, or by finger, arrow and dot.',
  members: ['Carousel'],
  parts: {
    carousel: ['playing', 'resting'],
    'carousel-controls': [],
    'carousel-arrow': [],
    'carousel-dot': ['current', 'other'],
    'carousel-toggle': ['playing', 'paused'],
    'carousel-viewport': [],
    'carousel-slide': ['current', 'other'],
  },
  keyboard: {
    Tab: 'reaches the arrows, the row of dots, the button that stops it, then the slide in front; meanwhile it waits',
    'Arrow left, Arrow right': 'on the dots: the slide before, the next one; round the ends',
    'Home, End': 'on the dots: the first slide, the last one',
    'Enter, Space': 'press the control that has the focus',
  },
  pattern: 'carousel',
  accessibility:
    'A region that is called a carousel, its slides groups that are called slides, in the words that the page gives. Slides behind are inert. A change is read out only while it does not turn by itself; under reduced motion it turns at a press alone, without sliding.',
});
