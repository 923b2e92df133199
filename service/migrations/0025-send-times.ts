import { createTables } from '#store/sql/migration.ts';

/** When each player sent their last messages; what was sent before this step counts for no limit, which forgets it in a minute. */
export const sendTimes = createTables('0025-send-times', {
  sendTimes: { columns: { PlayerID: 'text', Times: 'json' }, key: ['PlayerID'] },
});
