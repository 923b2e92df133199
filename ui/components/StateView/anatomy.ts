import { anatomy } from '../../anatomy.ts';

export default anatomy({
  name: 'StateView',
  group: 'Feedback',
  summary: 'Replaces content that is empty, could not be loaded, or needs a connection.',
  members: ['EmptyState', 'ErrorState', 'OfflineState'],
  parts: {
    'state-view': [],
    'state-view-drawing': [],
    'state-view-title': [],
    'state-view-description': [],
    'state-view-action': [],
  },
  keyboard: { Tab: 'reaches its one action' },
  pattern: 'alert',
  accessibility:
    'A failure is announced at once, a lost connection politely, an empty place not at all. The drawing is silent.',
});
