import { createTables } from '#store/sql/migration.ts';

/** The times of each player's last messages. Earlier messages count for no limit, since limits only cover a minute. */
export const sendTimes = createTables('0025-send-times', {
  sendTimes: { columns: { PlayerID: 'text', Times: 'json' }, key: ['PlayerID'] },
});
