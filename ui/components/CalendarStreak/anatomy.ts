import { anatomy } from '../../anatomy.ts';

export default anatomy({
  name: 'CalendarStreak',
  group: 'Play',
  summary:
    'Seven days of signing in, each claimed, due today, missed or still to come, with a larger reward on the seventh.',
  members: ['CalendarStreak'],
  parts: {
    'calendar-streak': [],
    'calendar-streak-head': [],
    'calendar-streak-track': [],
    'calendar-streak-step': ['claimed', 'today', 'missed', 'future'],
    'calendar-streak-day': ['claimed', 'today', 'missed', 'future'],
    'calendar-streak-picture': [],
    'calendar-streak-amount': [],
    'calendar-streak-stamp': ['claimed', 'missed'],
  },
  keyboard: {
    Tab: 'reaches the days that can be pressed',
    'Enter, Space': 'claims that day, or makes up for it',
  },
  accessibility:
    'An ordered list of seven days, each with its words, what it gives and its state in words; today is the current one. The row of steps above repeats them for the eyes alone. The page says that a claim succeeded.',
});
