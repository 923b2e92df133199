import type { Ports } from '../ports/index.ts';

const last = new WeakMap<Ports, number>();

/** Records that a visitor without a sign-in looks at the lobby. */
export const recordVisit = ({ ports, now }: { readonly ports: Ports; readonly now: number }): void =>
  void last.set(ports, now);

/** When a visitor last looked at the lobby, in this process, in milliseconds; undefined: none did. */
export const lastVisit = (ports: Ports): number | undefined => last.get(ports);
