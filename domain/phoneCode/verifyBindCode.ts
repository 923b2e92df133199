import * as endpoints from '#protocol/endpoints/phoneCode.ts';
import { isGuest, PROVIDER_TYPE } from '#protocol/entities/provider.ts';
import { maskPhone } from '#protocol/rules/phone.ts';
import { recordActivity } from '../activity/record.ts';
import { notifyBoundWay } from '../mailbox/securityNotice.ts';
import { carryLimits } from '../ownLimit/carryLimits.ts';
import { assertNotPaused } from '../session/pause.ts';
import { personOf } from '../session/person.ts';
import { signedIn } from '../session/signedIn.ts';
import { answerEndpoint } from '../dispatch/handler.ts';
import type { PlayerRow, RestContext } from '../dispatch/context.ts';
import type { Reader } from '../ports/store.ts';
import { trailOf } from '../security/trail.ts';
import { bindBonusOf } from '../player/bindBonus.ts';
import { assertNotFull, phoneOf } from './bindablePhone.ts';
import { assertNotBanned, tryCode } from './code.ts';
import { movePhoneByCode } from './movePhone.ts';

export const verifyBindCode = answerEndpoint(endpoints.verifyBindCode, async (request, context, tx) => {
  const { PhoneNumber, ValidateCode, Lang } = request;
  const player = signedIn(context);
  const Phone = phoneOf(PhoneNumber);
  const refusal = await tryCode(tx, context, 'bind', `${player.PlayerID}:${Phone}`, ValidateCode);
  if (refusal !== undefined) return refusal;
  await tx.lock([
    `phone:${Phone}`,
    ...(player.Phone === '' ? [] : [`phone:${player.Phone}`]),
    `player:${player.PlayerID}`,
  ]);
  await assertNotBanned(tx, Phone, context.nowText);
  await assertNotPaused(tx, context.ports.secret, { PlayerID: player.PlayerID, Phone }, context.now);
  await assertNotFull(tx, Phone);
  // The player is read again, because an identity provider may have been bound at the same time.
  const current = (await tx.table('players').get(player.PlayerID)) ?? player;
  if (current.Phone !== '') {
    const { brand, address } = context;
    await movePhoneByCode(tx, context, current, { brand, lang: Lang, to: Phone, by: 'player', address });
    return { Phone: maskPhone(Phone), Bonus: await waitingBonus(tx, context, { ...current, Phone }) };
  }
  const { TptType: types } = current;
  const TptType = isGuest(types)
    ? [PROVIDER_TYPE.guest, PROVIDER_TYPE.phone]
    : [...new Set([...types, PROVIDER_TYPE.phone])];
  await tx.table('players').update({ PlayerID: player.PlayerID }, { Phone, TptType });
  const bound = { PlayerID: player.PlayerID, Phone };
  await carryLimits(tx, context.now, { from: personOf(current), to: personOf(bound), leaves: true });
  const subject = { playerID: player.PlayerID, address: context.address };
  await trailOf(context.ports).record(tx, subject, { Kind: 'phone.bound', Detail: {} });
  await recordActivity(tx, context, player.PlayerID, { Kind: 'bind', What: 'phone' });
  const masked = maskPhone(Phone);
  await notifyBoundWay(tx, context, player.PlayerID, {
    zh_tw: `手機 ${masked}`,
    id_id: `nomor ponsel ${masked}`,
    vi_vn: `số điện thoại ${masked}`,
  });
  return { Phone: masked, Bonus: await waitingBonus(tx, context, { ...current, Phone }) };
});

/** The unclaimed gold of a player with a bound phone. 0 if it was claimed. */
async function waitingBonus(db: Reader, { ports }: RestContext, player: PlayerRow): Promise<number> {
  const { CanReceive, Bonus } = await bindBonusOf(db, ports, player);
  return CanReceive ? Bonus : 0;
}
