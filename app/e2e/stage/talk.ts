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
    const read = (await readScreen(list)).flatMap((text) => pattern.exec(text)?.[1] ?? []);
    screenfuls.push(read);
    if (read.includes(until)) return screenfuls;
    await list.evaluate((element) => element.scrollBy(0, -Math.round(element.clientHeight / 2)));
  }
  throw new Error(`${until} did not come up`);
}

interface Screen {
  /** Something stands at the list's upper edge, and whatever lies within its edges is drawn. */
  readonly whole: boolean;
  /** The words of the bubbles, from above to below. */
  readonly words: readonly string[];
}

/** The words on the screen at an instant at which all of it is drawn. */
async function readScreen(list: Locator): Promise<readonly string[]> {
  let screen: Screen = { whole: false, words: [] };
  const look = async (): Promise<boolean> => {
    screen = await list.evaluate(onScreen);
    return screen.whole;
  };
  await expect.poll(look).toBe(true);
  return screen.words;
}

/**
 * Runs in the page: what lies within the list's edges; the list keeps other rows beyond them. A row that comes into view is
 * in its place, hidden, until it has been measured: it has no words yet, which is not to say that it is not there.
 */
function onScreen(list: Element): Screen {
  const edges = list.getBoundingClientRect();
  const within = (selector: string) =>
    [...list.querySelectorAll<HTMLElement>(selector)]
      .map((element) => ({ element, place: element.getBoundingClientRect() }))
      .filter(({ place }) => place.bottom > edges.top && place.top < edges.bottom);
  const rows = within('[data-part=chat-row]');
  const covered = rows.some(({ place }) => place.top <= edges.top + 16);
  const drawn = rows.every(({ element }) => element.checkVisibility({ visibilityProperty: true }));
  const bubbles = within('[data-part=chat-bubble]').toSorted((a, b) => a.place.top - b.place.top);
  return { whole: covered && drawn, words: bubbles.map(({ element }) => element.innerText) };
}
