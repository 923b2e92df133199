import { anatomy } from '../../anatomy.ts';

export default anatomy({
  name: 'Immersive',
  group: 'Layout',
  summary:
    'A page that fills the window, for a game or a live room: no bars, controls at the edges and clear of notches.',
  members: ['Immersive'],
  parts: {
    immersive: [],
    'immersive-stage': [],
    'immersive-top': [],
    'immersive-side': [],
    'immersive-bottom': [],
  },
  keyboard: { Tab: 'goes through the upper controls, what is on the stage, those at the side and those below' },
  accessibility:
    'The page’s main part, named by `label`. Give a way out among the upper controls: there are no bars. What lies over the stage lets presses through beside its controls.',
});
