import { setTimeout as sleep } from 'node:timers/promises';

/** Interval and timeout of the readiness probes. */
const PROBE_MS = 200;
const PROBE_PATIENCE_MS = 500;
/** No process listens on this port, so a connection is refused as by a balancer without nodes. */
export const NOBODY = 1;

/** Sends each connection and request to another node, like a balancer with health checks. */
export interface Balancer {
  /** Sets the port of a node; undefined while it is down. */
  set(node: number, port: number | undefined): void;
  /** Returns the node for the next connection or request: a ready node, or otherwise any known node. Undefined if all are down. */
  nextNode(): number | undefined;
  /** Returns the port of the next node, or a port on which no process listens. */
  next(): number;
  isReady(node: number): boolean;
  /** The timeout of a node. */
  answerOf(node: number): Promise<string>;
  stop(): void;
}

export function createBalancer(): Balancer {
  const ports = new Map<number, number>();
  const ready = new Set<number>();
  let turn = 0;
  let isStopped = false;

  const probe = async (node: number, port: number): Promise<void> => {
    const answer = await fetch(`http://127.0.0.1:${port}/readyz`, {
      signal: AbortSignal.timeout(PROBE_PATIENCE_MS),
    }).catch(() => undefined);
    await answer?.body?.cancel();
    if (ports.get(node) !== port) return;
    if (answer?.status === 200) ready.add(node);
    else ready.delete(node);
  };
  const watch = async (): Promise<void> => {
    while (!isStopped) {
      await Promise.all([...ports].map(([node, port]) => probe(node, port)));
      await sleep(PROBE_MS);
    }
  };
  void watch();

  const nextNode = (): number | undefined => {
    const open = [...ports.keys()].filter((node) => ready.has(node));
    const choice = open.length > 0 ? open : [...ports.keys()];
    turn += 1;
    return choice[turn % choice.length];
  };

  return {
    set(node, port) {
      ready.delete(node);
      if (port === undefined) ports.delete(node);
      else ports.set(node, port);
    },
    nextNode,
    next: () => ports.get(nextNode() ?? -1) ?? NOBODY,
    isReady: (node) => ready.has(node),
    answerOf: (node) =>
      fetch(`http://127.0.0.1:${ports.get(node) ?? NOBODY}/readyz`, {
        signal: AbortSignal.timeout(20 * PROBE_PATIENCE_MS),
      })
        .then(async (answer) => `${answer.status} ${await answer.text()}`)
        .catch(String),
    stop() {
      isStopped = true;
    },
  };
}
