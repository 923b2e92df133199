import { createTables } from '#store/sql/migration.ts';

/** Limits that players set for themselves, and the amounts of the day that count for them. */
export const ownLimits = createTables('0039-own-limits', {
  ownLimits: {
    columns: {
      Owner: 'text',
      Limits: 'json',
      Reminder: 'integer',
      LastPlay: 'text',
      Run: 'integer',
      Answered: 'integer',
    },
    key: ['Owner'],
  },
  playDays: {
    columns: {
      Owner: 'text',
      Day: 'text',
      Seconds: 'integer',
      Rounds: 'integer',
      Bet: 'integer',
      Win: 'integer',
      Spent: 'integer',
    },
    key: ['Owner', 'Day'],
  },
});
