import { SAMPLES } from '#conformance/samples.ts';
import type { OperationContract } from '#protocol/operation.ts';
import { signInChat, signInLobby } from '#protocol/operations/connection.ts';
import { OPERATIONS } from '#protocol/operations/index.ts';
import type { CountedCall, CountedWorld } from './countedWorld.ts';

/** An operation and the call of it that was counted; a code other than 200 where its sample is refused to everybody. */
export interface CountedOperation {
  readonly contract: OperationContract;
  readonly call: CountedCall;
}

/**
 * Calls every operation with its sample, as the first player to whom it is not refused; in the order of the contract, since
 * some calls are possible only after others.
 */
export async function countOperations(counted: CountedWorld): Promise<readonly CountedOperation[]> {
  const all: CountedOperation[] = [];
  for (const contract of OPERATIONS) {
    // The connections are signed in already.
    if (contract === signInChat || contract === signInLobby) continue;
    const calls: CountedCall[] = [];
    for (const playerID of counted.world.playerIDs) {
      const call = await counted.call(playerID, contract, SAMPLES[contract.name] ?? {});
      calls.push(call);
      if (call.code === 200) break;
    }
    const call = calls.find(({ code }) => code === 200) ?? calls[0];
    if (call === undefined) throw new Error('there is nobody to call');
    all.push({ contract, call });
  }
  return all;
}
