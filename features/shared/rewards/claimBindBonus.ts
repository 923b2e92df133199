import { receiveBindBonus } from '#protocol/endpoints/phoneCode.ts';
import { ITEM } from '#protocol/entities/wallet.ts';
import type { Client } from '../../base/client/index.ts';
import { claimOverRest } from './claimOverRest.ts';
import type { Gained } from './items.ts';

/**
 * Claims the gold for binding a phone (specification 2 §2).
 *
 * @throws the errors of `claimOverRest` and `RestClient.post`
 */
export async function claimBindBonus(client: Client): Promise<readonly Gained[]> {
  const { Bonus } = await claimOverRest((signal) =>
    client.rest.post(receiveBindBonus, { Screen: '綁定手機' }, { token: client.token(), signal }),
  );
  return [{ ItemID: ITEM.gold, Amount: Bonus }];
}
