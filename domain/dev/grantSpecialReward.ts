import * as endpoints from '#protocol/endpoints/dev.ts';
import { fail } from '#protocol/failure.ts';
import { answerEndpoint } from '../dispatch/handler.ts';
import { describeReward, grantReward } from '../reward/grant.ts';

const REWARD_TITLE = { zh_tw: '測試獎勵', id_id: 'Hadiah uji coba', vi_vn: 'Phần thưởng thử nghiệm' };

export const grantSpecialReward = answerEndpoint(
  endpoints.grantSpecialReward,
  async ({ PlayerID = '', ...reward }, context, tx) => {
    if (PlayerID !== '' && (await tx.table('players').get(PlayerID)) === undefined) fail(100013);
    const row = await grantReward(tx, context, {
      ...reward,
      RewardID: context.ports.random.uuid(),
      PlayerID,
      Title: REWARD_TITLE,
      Source: 'operator',
    });
    return describeReward(row, false, context.nowText);
  },
);
