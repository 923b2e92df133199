import { anatomy } from '../../anatomy.ts';

export default anatomy({
  name: 'DayDivider',
  group: 'Chat',
  summary: 'A line with the day in its middle, between messages or records of two days.',
  members: ['DayDivider'],
  parts: { 'day-divider': [] },
  keyboard: {},
  accessibility: 'The day is a `time` element with the same day for machines; the rule is decoration.',
});
