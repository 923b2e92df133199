import { anatomy } from '../../anatomy.ts';

export default anatomy({
  name: 'Tooltip',
  group: 'Overlays',
  summary: 'A short explanation of a control; never the only place of information.',
  members: ['Tooltip'],
  parts: { tooltip: ['instant-open', 'delayed-open', 'closed'], 'tooltip-arrow': [] },
  keyboard: { Tab: 'focusing its control shows it, leaving it hides it', Escape: 'hides it' },
  pattern: 'tooltip',
  accessibility:
    'It is the description of its control, not its name. A finger that rests half a second on the control shows it too, for two seconds more than it rests; that press then does nothing else.',
});
