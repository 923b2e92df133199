import type * as z from 'zod/mini';
import type { AnswerFrame } from '#protocol/frame.ts';
import type { PushContract } from '#protocol/operation.ts';
import { ContractFailure } from '../failures.ts';

type Deliver = (frame: AnswerFrame) => void;

export interface Pushes {
  on<Result extends z.ZodMiniType>(
    contract: PushContract<Result>,
    handler: (result: z.output<Result>) => void,
  ): () => void;
  deliver(frame: AnswerFrame): void;
}

/** @param broken called with a push that does not match its contract; the push is not delivered */
export function createPushes(broken: (failure: ContractFailure) => void): Pushes {
  const listeners = new Map<number, Set<Deliver>>();
  return {
    on(contract, handler) {
      const deliver: Deliver = (frame) => {
        const parsed = contract.result.safeParse(frame.Result);
        if (parsed.success) handler(parsed.data);
        else broken(new ContractFailure(contract.name, parsed.error));
      };
      const group = listeners.get(contract.op) ?? new Set();
      listeners.set(contract.op, group.add(deliver));
      return () => void group.delete(deliver);
    },
    deliver(frame) {
      for (const deliver of listeners.get(frame.OP) ?? []) deliver(frame);
    },
  };
}
