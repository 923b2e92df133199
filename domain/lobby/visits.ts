import type { Ports } from '../ports/index.ts';

const last = new WeakMap<Ports, number>();

/** Somebody who is not signed in looks at what moves in the lobby. */
export const noteVisit = ({ ports, now }: { readonly ports: Ports; readonly now: number }): void =>
  void last.set(ports, now);

/** When a visitor looked last, by this process, in milliseconds; undefined: none did. */
export const lastVisit = (ports: Ports): number | undefined => last.get(ports);
