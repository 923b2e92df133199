/** What processes tell each other when the operator changed something, and what such changes lock; no connection hears it. */
export const FLAGS_TOPIC = 'operator';
/** The number of that notice; no frame has it. */
export const NOTICE = 0;
