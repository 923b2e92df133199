import { anatomy } from '../../anatomy.ts';

export default anatomy({
  name: 'DateTime',
  group: 'Text',
  summary: 'A time in Taipei’s time zone: absolute, short, or relative.',
  members: ['DateTime'],
  parts: { 'date-time': ['invalid'] },
  keyboard: {},
  accessibility:
    'A `time` element whose `datetime` is the instant in UTC, so that machines read it too; a relative one does not announce that it moves on.',
});
