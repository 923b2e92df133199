import type { Ports } from '../ports/index.ts';

const last = new WeakMap<Ports, number>();

/** Records a visit of the lobby without a sign-in. */
export const recordVisit = ({ ports, now }: { readonly ports: Ports; readonly now: number }): void =>
  void last.set(ports, now);

/** The last visit in this process, in milliseconds. Undefined if there was none. */
export const lastVisit = (ports: Ports): number | undefined => last.get(ports);
