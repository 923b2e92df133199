import { SAMPLES } from '#conformance/samples.ts';
import type { OperationContract } from '#protocol/operation.ts';
import { signInChat, signInLobby } from '#protocol/operations/connection.ts';
import { OPERATIONS } from '#protocol/operations/index.ts';
import type { CountedCall, CountedWorld } from './countedWorld.ts';

/** An operation with its counted call. The code is not 200 if every player is refused. */
export interface CountedOperation {
  readonly contract: OperationContract;
  readonly call: CountedCall;
}

/**
 * Calls every operation with its sample, as the first player with success. The order is that of the contract, since
 * some calls depend on earlier ones.
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
