import { anatomy } from '../../anatomy.ts';

export default anatomy({
  name: 'Wheel',
  group: 'Play',
  summary: 'A wheel of fortune that turns to a given sector: the result is decided elsewhere.',
  members: ['Wheel'],
  parts: {
    wheel: ['resting', 'waiting', 'turning', 'settled'],
    'wheel-frame': [],
    'wheel-disc': [],
    'wheel-sector': ['won', 'other'],
    'wheel-pointer': [],
    'wheel-button': ['idle', 'busy', 'disabled'],
    'wheel-skip': [],
    'wheel-result': [],
  },
  keyboard: {
    Tab: 'reaches the button in the middle',
    'Enter, Space': 'turns the wheel; while it turns: shows the result at once',
  },
  accessibility:
    'A group with the name that the page gives; its sectors are a list for screen readers. The button keeps the focus while it waits and turns. The result is said politely, once the wheel stands. Under reduced motion the wheel does not turn: the result fades in.',
});
