import { countEvents } from '#domain/analytics/counts.ts';
import { RETENTION_DAYS } from '#domain/retention.ts';
import { ANALYTICS_NAMES } from '#protocol/entities/analytics.ts';
import { type Command, UsageError } from './command.ts';
import { readNumber, readWords } from './words.ts';

/** `analytics` */
export const analytics: Command = {
  verb: 'analytics',
  takes: '[--days N]',
  does: 'prints views of pages, taps on 購點兌換 and visits by campaign, by day in Taipei (7 days by default)',
  async run(operator, words) {
    const { values, rest } = readWords(words, { days: 'string' });
    if (rest.length > 0) throw new UsageError(`"${rest.join(' ')}" is too much`);
    const days = readNumber('--days', values.days ?? '7', 1, RETENTION_DAYS.analyticsEvents);
    const { store, clock } = operator.ports;
    for (const { Day, Counts } of await countEvents(store, clock.now(), days))
      operator.print(`${Day}  ${ANALYTICS_NAMES.map((name) => `${name} ${Counts[name]}`).join('  ')}`);
    return 0;
  },
};
