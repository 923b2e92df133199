import type { AnswerFrame } from '#protocol/frame.ts';

export interface Outstanding {
  readonly op: number;
  readonly r: string;
  readonly payload: object;
  readonly answer: (frame: AnswerFrame) => void;
  readonly reject: (reason: Error) => void;
}

/**
 * The unanswered requests in the order of their calls. They outlive a connection: a new sign-in sends them again in that order with the
 * same `R`, so that a change happens once (decisions §2).
 */
export interface OutstandingList {
  add(request: Outstanding): void;
  has(r: string): boolean;
  take(r: string): Outstanding | undefined;
  all(): readonly Outstanding[];
  rejectAll(reason: Error): void;
}

export function createOutstanding(): OutstandingList {
  const requests = new Map<string, Outstanding>();
  return {
    add: (request) => void requests.set(request.r, request),
    has: (r) => requests.has(r),
    take(r) {
      const request = requests.get(r);
      requests.delete(r);
      return request;
    },
    all: () => [...requests.values()],
    rejectAll(reason) {
      const given = [...requests.values()];
      requests.clear();
      for (const request of given) request.reject(reason);
    },
  };
}
