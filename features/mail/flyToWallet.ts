import { itemSrc } from '#art/index.ts';
import type { Attachment } from '#protocol/entities/mail.ts';
import { itemOf } from './itemNames.ts';

const FLIGHT_MS = 700;
const STAGGER_MS = 90;
const SIZE = 28;

/** Lets what was collected fly from where it lay to the wallet in the top bar. Nothing flies for who wants no motion. */
export function flyToWallet(from: Element | null, attachments: readonly Attachment[]): void {
  const wallet = document.querySelector('[data-part="wallet-pill"]');
  if (from === null || wallet === null || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  const [begin, end] = [from.getBoundingClientRect(), wallet.getBoundingClientRect()];
  for (const [at, attachment] of attachments.entries()) {
    const picture = new Image(SIZE, SIZE);
    picture.src = itemSrc(itemOf(attachment)?.art ?? 'coin');
    picture.alt = '';
    Object.assign(picture.style, {
      position: 'fixed',
      zIndex: '2000',
      pointerEvents: 'none',
      insetInlineStart: `${String(begin.left + at * SIZE)}px`,
      insetBlockStart: `${String(begin.top)}px`,
    });
    document.body.append(picture);
    const way = `translate(${String(end.left - begin.left - at * SIZE)}px, ${String(end.top - begin.top)}px) scale(0.5)`;
    const flight = picture.animate([{ transform: 'none' }, { transform: way, opacity: 0.4 }], {
      duration: FLIGHT_MS,
      delay: at * STAGGER_MS,
      easing: 'cubic-bezier(0.4, 0, 0.2, 1)',
      fill: 'both',
    });
    flight.addEventListener('finish', () => picture.remove());
    flight.addEventListener('cancel', () => picture.remove());
  }
}
