/**
 * The topic of notices between processes that the operator changed something, and the lock of such changes. It is never sent to a client.
 */
export const FLAGS_TOPIC = 'operator';
/** The number of that notice. No frame has it. */
export const NOTICE = 0;
