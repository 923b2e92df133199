import { checkSharedMessages, type SharedMessage } from '#protocol/rules/sharedMessages.ts';
import type { Liff, PickerResult } from './liff.ts';

/** The limits of specification 1 §7. */
const LOOK_MS = 500;
const PATIENCE_MS = 10 * 60 * 1000;

/** `unavailable`: this LINE has no share picker; `timeout`: it stayed open for ten minutes. */
export type ShareEnd = PickerResult | 'unavailable' | 'timeout';

/**
 * Lets the player send messages to friends by LINE's share picker. Polls the outcome every half second, since the page may sleep under the
 * picker.
 *
 * @throws Failure 100000 naming the field if there are fewer than 1 or more than 5 messages
 */
export async function shareByPicker(
  liff: Pick<Liff, 'canPick' | 'pick'>,
  messages: readonly SharedMessage[],
): Promise<ShareEnd> {
  checkSharedMessages(messages);
  if (!liff.canPick()) return 'unavailable';
  const picking = liff.pick(messages);
  const until = Date.now() + PATIENCE_MS;
  return new Promise((resolve) => {
    const looking = setInterval(() => {
      const end = picking.result() ?? (Date.now() >= until ? 'timeout' : undefined);
      if (end === undefined) return;
      clearInterval(looking);
      resolve(end);
    }, LOOK_MS);
  });
}
