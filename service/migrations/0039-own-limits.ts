import { createTables } from '#store/sql/migration.ts';

/** Limits that players set themselves, and what of a day they count. */
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
