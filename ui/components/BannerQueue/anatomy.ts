import { anatomy } from '../../anatomy.ts';

export default anatomy({
  name: 'BannerQueue',
  group: 'Feedback',
  summary: 'Announcements and wins, one at a time, four seconds each.',
  members: ['BannerQueue', 'Banner'],
  parts: {
    'banner-queue': ['empty', 'showing', 'held'],
    'banner-queue-banner': [],
    'banner-queue-picture': [],
    'banner-queue-words': [],
    'banner-queue-value': [],
    'banner-queue-action': [],
    'banner-queue-skip': [],
    'banner-queue-more': [],
    'banner-queue-time': [],
  },
  keyboard: {
    Tab: 'reaches its action and the button that skips; time stands still meanwhile',
    Escape: 'skips it, with the focus in it',
  },
  accessibility:
    'A region, named by `label`, with a status that reads each banner’s words politely, an urgent one at once. Time stands still while one points at it, has the focus in it, or the page is hidden.',
});
