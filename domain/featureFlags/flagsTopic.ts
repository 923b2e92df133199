/** The topic of notices between processes about changes by the operator, and the lock of such changes. It is never sent to a client. */
export const FLAGS_TOPIC = 'operator';
/** No frame has this number. */
export const NOTICE = 0;
