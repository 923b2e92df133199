import * as z from 'zod/mini';
import { announcementMessage, clubMessage, privateMessage, publicMessage } from '#protocol/operations/chat.ts';
import { liveMessage } from '#protocol/operations/live.ts';
import { newMail } from '#protocol/operations/mail.ts';

/** Pushes that show something once, so that a connection gets each of them once. */
const ONCE = new Set<number>(
  [publicMessage, privateMessage, clubMessage, announcementMessage, liveMessage, newMail].map(({ op }) => op),
);
const PushFrame = z.object({
  OP: z.int(),
  Result: z.object({
    ID: z.optional(z.string()),
    Mail: z.optional(z.object({ MailID: z.string() })),
  }),
});

/**
 * Counts the pushes of each connection on their arrival. The product's client shows a message once even if it is pushed twice, so a screen
 * does not show the fault.
 */
export class PushCount {
  readonly #doubled = new Map<string, number>();
  #count = 0;

  /** The number of counted pushes. */
  get count(): number {
    return this.#count;
  }

  /** A sentence for each push that a connection received twice. */
  get doubled(): readonly string[] {
    return [...this.#doubled].map(([name, times]) => `${name} was pushed ${times} times on one connection`);
  }

  /** Returns the receiver of the frames of a new connection. @param name the connection in sentences */
  connection(name: string): (text: string) => void {
    const times = new Map<string, number>();
    return (text) => {
      const parsed = PushFrame.safeParse(JSON.parse(text));
      if (!parsed.success || !ONCE.has(parsed.data.OP)) return;
      const { OP, Result } = parsed.data;
      const id = Result.Mail?.MailID ?? Result.ID;
      if (id === undefined) return;
      this.#count += 1;
      const key = `push ${OP} of ${id} to ${name}`;
      const seen = (times.get(key) ?? 0) + 1;
      times.set(key, seen);
      if (seen > 1) this.#doubled.set(key, seen);
    };
  }
}
