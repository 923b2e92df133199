import type { ActivityListener } from '../activity/activity.ts';

/** The list of the richest is read from the ledger's balances, whatever moved them. */
export const onActivity: ActivityListener = async () => {};
