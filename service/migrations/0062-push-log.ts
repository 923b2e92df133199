import { makePushLog } from '#store/sql/pushLog.ts';

/** Several processes read the outbox of a PostgreSQL database as one log. */
export const pushLog = makePushLog('0062-push-log');
