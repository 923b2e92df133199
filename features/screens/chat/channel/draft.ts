import * as z from 'zod/mini';
import { readPersonal, writePersonal } from '../../../base/settings/index.ts';

const Draft = z.object({
  // Accepts any length: the field says that a text is too long.
  text: z.string(),
  reply: z.optional(z.object({ ID: z.string(), Name: z.string(), Message: z.string() })),
});
/** An unsent text, and the message that it answers. */
export type Draft = z.infer<typeof Draft>;

const keyOf = (conversation: string): string => `chat.${conversation}`;

/**
 * Reads the draft of a conversation, which this tab keeps until the session ends.
 *
 * @param conversation its key
 */
export const readDraft = (conversation: string): Draft => readPersonal(keyOf(conversation), Draft) ?? { text: '' };

/** Stores the draft of a conversation. An empty text removes it. */
export function writeDraft(conversation: string, { text, reply }: Draft): void {
  writePersonal(keyOf(conversation), text === '' && reply === undefined ? undefined : { text, reply });
}
