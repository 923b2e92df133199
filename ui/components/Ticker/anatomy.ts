import { anatomy } from '../../anatomy.ts';

export default anatomy({
  name: 'Ticker',
  group: 'Data',
  summary: 'One line of news at a time, replaced by the next from below.',
  members: ['Ticker'],
  parts: {
    ticker: ['turning', 'resting'],
    'ticker-icon': ['playing', 'paused'],
    'ticker-line': [],
    'ticker-content': [],
    'ticker-aside': [],
  },
  keyboard: {
    Tab: 'reaches the button that stops it, then the links in the line; meanwhile the line waits',
    'Enter, Space': 'on the button: stops it for good, or lets it go on',
  },
  accessibility:
    'A region with the name that the page gives. Lines are not read out as they change: they are there for who looks. It waits while pointed at or focused, and stops at a press, as moving content must.',
});
