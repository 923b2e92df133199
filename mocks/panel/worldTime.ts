import type { WorldLink } from '../page/link.ts';
import { element } from './element.ts';

const MINUTE_MS = 60_000;

const written = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Asia/Taipei',
  dateStyle: 'short',
  timeStyle: 'medium',
});

/**
 * The time of the world's clock in Taipei, and its lead over this machine's, updated while on the page.
 *
 * @param now the machine's time, set in tests
 */
export function worldTime(link: WorldLink, now: () => number = Date.now): HTMLElement {
  const time = element('time', { label: "The world's time" }, '…');
  const ahead = element('span', { class: 'quiet' });
  const line = element('p', { class: 'time' }, time, ' Taipei ', ahead);
  let offset = 0;
  const show = (): void => {
    time.textContent = written.format(now() + offset);
    ahead.textContent = offset < MINUTE_MS ? '' : `${inWords(offset)} ahead of this machine`;
  };
  const read = (): void => {
    link.command({ command: 'now' }).then(
      (worlds) => {
        offset = worlds - now();
        show();
      },
      (error: unknown) => time.replaceChildren(String(error)),
    );
  };
  read();
  const unsubscribe = link.subscribe((event) => {
    if (event === 'clock') read();
  });
  const ticking = setInterval(() => {
    if (line.isConnected) show();
    else {
      clearInterval(ticking);
      unsubscribe();
    }
  }, 1000);
  return line;
}

const UNITS = [
  ['d', 1440],
  ['h', 60],
  ['min', 1],
] as const;

/** A duration in days, hours and minutes, without zero parts. */
function inWords(milliseconds: number): string {
  let minutes = Math.round(milliseconds / MINUTE_MS);
  const parts: string[] = [];
  for (const [unit, size] of UNITS) {
    const count = Math.floor(minutes / size);
    minutes -= count * size;
    if (count > 0) parts.push(`${count} ${unit}`);
  }
  return parts.join(' ');
}
