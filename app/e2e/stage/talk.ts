import { expect, type Locator, type Page } from '@playwright/test';
import type { Stage } from './stage.ts';

/** As many as one player may say in a minute (decisions §5). */
const A_MINUTE = 10;
const MINUTE_S = 61;

/** Says each text in the public channel over a socket of the page's session, as fast as the limit allows by the clock. */
export async function sayAll(stage: Stage, page: Page, texts: readonly string[]): Promise<void> {
  for (let at = 0; at < texts.length; at += A_MINUTE) {
    if (at > 0) await stage.advance(MINUTE_S);
    await page.evaluate(sayOverSocket, texts.slice(at, at + A_MINUTE));
  }
}

/** Runs in the page: signs a socket in, says the texts in order, and waits until each was acknowledged. */
async function sayOverSocket(texts: readonly string[]): Promise<void> {
  const session: unknown = await fetch('/api/auth/session').then((answer) => answer.json());
  const token = typeof session === 'object' && session !== null && 'token' in session ? session.token : '';
  const socket = new WebSocket(`${location.origin.replace('http', 'ws')}/ws/chat`);
  await new Promise((resolve) => {
    socket.addEventListener('open', resolve);
  });
  const call = (frame: Record<string, unknown>): Promise<void> =>
    new Promise((resolve, reject) => {
      const R = crypto.randomUUID();
      const hear = ({ data }: MessageEvent<unknown>): void => {
        const answer: unknown = JSON.parse(String(data));
        if (typeof answer !== 'object' || answer === null || !('R' in answer) || answer.R !== R) return;
        socket.removeEventListener('message', hear);
        if ('Code' in answer && answer.Code === 200) resolve();
        else reject(new Error(`refused: ${String(data)}`));
      };
      socket.addEventListener('message', hear);
      socket.send(JSON.stringify({ ...frame, CloseRSA: true, R }));
    });
  await call({ OP: 10000, Token: token });
  for (const Message of texts) await call({ OP: 30000, Message });
  socket.close();
}

/**
 * Reads a conversation from its end upwards, as far as a text, the way a person does: by scrolling.
 * @param pattern what to read of a message; its first group
 * @returns what each screenful showed, newest screenful first
 */
export async function readUp(list: Locator, pattern: RegExp, until: string): Promise<string[][]> {
  const screenfuls: string[][] = [];
  for (let scrolls = 0; scrolls < 60; scrolls++) {
    const texts = await list.evaluate(onScreen);
    const read = texts.flatMap((text) => pattern.exec(text)?.[1] ?? []);
    screenfuls.push(read);
    if (read.includes(until)) return screenfuls;
    await list.evaluate((element) => element.scrollBy(0, -Math.round(element.clientHeight / 2)));
    // The list draws only what is seen: read when something stands at its upper edge again.
    await expect.poll(() => list.evaluate(coversTop)).toBe(true);
  }
  throw new Error(`${until} did not come up`);
}

/** Runs in the page: the words of the bubbles within the list's edges, from above to below; the list keeps others beyond them. */
function onScreen(list: Element): string[] {
  const edges = list.getBoundingClientRect();
  return [...list.querySelectorAll<HTMLElement>('[data-part=chat-bubble]')]
    .map((bubble) => ({ words: bubble.innerText, place: bubble.getBoundingClientRect() }))
    .filter(({ place }) => place.bottom > edges.top && place.top < edges.bottom)
    .toSorted((a, b) => a.place.top - b.place.top)
    .map(({ words }) => words);
}

/** Runs in the page: whether a row lies at the list's upper edge. */
function coversTop(list: Element): boolean {
  const { top } = list.getBoundingClientRect();
  return [...list.querySelectorAll('[data-part=chat-row]')].some((row) => {
    const edges = row.getBoundingClientRect();
    return edges.top <= top + 16 && edges.bottom > top;
  });
}
