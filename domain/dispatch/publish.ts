import type * as z from 'zod/mini';
import type { PushContract } from '#protocol/operation.ts';
import type { Transaction } from '../ports/store.ts';
import { parseResult } from './parseResult.ts';

/**
 * Sends a push to a topic once the transaction is committed.
 *
 * @param topic a topic of `topicOf`; a push for a player goes to that player's topic
 * @param exceptConnection the connection that gets the answer instead
 */
export function publish<Result extends z.ZodMiniType>(
  tx: Pick<Transaction, 'publish'>,
  contract: PushContract<Result>,
  topic: string,
  result: z.input<Result>,
  exceptConnection?: string,
): void {
  tx.publish({
    topic,
    op: contract.op,
    code: contract.code,
    result: parseResult(contract.result, result),
    personal: contract.audience === 'player',
    socket: contract.socket,
    ...(exceptConnection !== undefined && { exceptConnection }),
  });
}
