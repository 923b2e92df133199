import { indexText, type Migration } from '#store/sql/migration.ts';

/** The indexes for the figures of a day. */
export const dayReport: Migration = {
  name: '0085-day-report',
  statements: () => [
    indexText('orders', ['CreateTime']),
    indexText('orderSteps', ['State', 'CreateTime']),
    indexText('players', ['RegistTime']),
    indexText('playDays', ['Day']),
  ],
};
