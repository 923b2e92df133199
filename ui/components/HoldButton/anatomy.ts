import { anatomy } from '../../anatomy.ts';

export default anatomy({
  name: 'HoldButton',
  group: 'Actions',
  summary: 'A button for expensive actions: it acts after a hold, shown by a ring. A short press asks instead.',
  members: ['HoldButton'],
  parts: { 'hold-button': ['free', 'holding', 'busy'], 'hold-button-ring': [] },
  keyboard: {
    'Enter or Space, held': 'acts when the ring is full',
    'Enter or Space': 'asks instead',
  },
  accessibility:
    'Nobody has to hold: a press, by a finger, a key or a screen reader, asks in a window what the hold would have done. Letting go in time takes it back.',
});
