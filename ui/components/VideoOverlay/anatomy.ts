import { anatomy } from '../../anatomy.ts';

export default anatomy({
  name: 'VideoOverlay',
  group: 'Play',
  summary: 'A short clip with a transparent background over the page: a gift’s effect, an entrance. It ends by itself.',
  members: ['VideoOverlay'],
  parts: {
    'video-overlay': ['loading', 'playing', 'picture'],
    'video-overlay-clip': [],
    'video-overlay-caption': [],
    'video-overlay-picture': [],
    'video-overlay-controls': [],
  },
  keyboard: {
    Escape: 'ends it; a window below it stays open where it takes the whole window',
    'Tab, then Enter or Space': 'reach and press the sound switch and the button that ends it',
  },
  accessibility:
    'What it shows is said politely in the words that the page gives; clip and picture are decoration. It takes no focus and covers nothing that can be pressed, unless it takes the whole window: then a press anywhere ends it, and so does the way back. It is silent until one switches the sound on. Under reduced motion, and where the clip cannot be played, a picture stands for it.',
});
