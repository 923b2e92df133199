import type { ComponentType, ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';

type Piece = (at: number) => ReactNode;

/** Mounts a number of pieces in a new root. @returns the milliseconds until they are laid out */
export type Mount = (kind: 'button' | 'card', count: number) => number;

/** Lets the benchmark mount this library's pieces. */
export function offer(Provider: ComponentType<{ children: ReactNode }>, button: Piece, card: Piece): void {
  const mount: Mount = (kind, count) => {
    const place = document.body.appendChild(document.createElement('div'));
    const root = createRoot(place);
    const piece = kind === 'button' ? button : card;
    const start = performance.now();
    flushSync(() => root.render(<Provider>{Array.from({ length: count }, (_, at) => piece(at))}</Provider>));
    // Styles and layout count too, since the player waits for them.
    if (place.getBoundingClientRect().height === 0) throw new Error('nothing was laid out');
    const took = performance.now() - start;
    root.unmount();
    place.remove();
    return took;
  };
  Object.assign(window, { mount });
}
