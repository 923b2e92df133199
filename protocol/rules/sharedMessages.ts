import { failField } from '../failure.ts';

/** Messages for LINE's share picker. */
export interface SharedMessage {
  readonly type: 'text';
  readonly text: string;
}

/** The most messages that LINE accepts at once (specification 1 §7). */
const MAX = 5;
/** UTF-16 units of one text, as LINE counts them. */
const LONGEST = 5000;

/**
 * Rejects messages that LINE's share picker would not send.
 *
 * @throws Failure 100000 with the name of the field, if there are not 1 to 5 messages, or a message is empty or too long
 */
export function checkSharedMessages(messages: readonly SharedMessage[]): void {
  if (messages.length === 0 || messages.length > MAX) failField('Messages', `1 to ${MAX} at once`);
  const isBad = ({ text }: SharedMessage): boolean => text.trim() === '' || text.length > LONGEST;
  if (messages.some(isBad)) failField('Messages', `1 to ${LONGEST} characters each`);
}
