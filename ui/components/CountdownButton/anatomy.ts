import { anatomy } from '../../anatomy.ts';

export default anatomy({
  name: 'CountdownButton',
  group: 'Actions',
  summary: 'A button that is enabled again only after a time, such as 60 s for another code.',
  members: ['CountdownButton'],
  parts: { 'countdown-button': ['ready', 'waiting', 'busy'], 'countdown-button-word': ['shown', 'kept'] },
  keyboard: { 'Enter, Space': 'presses it, once it is free', Tab: 'reaches it, also while it waits' },
  pattern: 'button',
  accessibility:
    'While it waits it is `aria-disabled`, keeps the focus, and its words tell how long. The seconds are not announced one by one; that it is free again is.',
});
