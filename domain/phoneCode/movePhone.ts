import type { Brand } from '#protocol/brands.ts';
import type { LocaleID } from '#protocol/entities/identifiers.ts';
import { maskPhone } from '#protocol/rules/phone.ts';
import { carryLimits } from '../ownLimit/carryLimits.ts';
import { personOf } from '../session/person.ts';
import { requireCode } from '../session/recentProof.ts';
import { sendSecurityNotice } from '../mailbox/securityNotice.ts';
import type { Moment, PlayerRow, RestContext } from '../dispatch/context.ts';
import type { Transaction } from '../ports/store.ts';
import { trailOf } from '../security/trail.ts';
import { movedText } from './text.ts';

interface PhoneMove {
  readonly brand: Brand;
  /** The language of the texts to phones. The mail is in every language. */
  readonly lang: LocaleID;
  readonly to: string;
  readonly by: 'player' | 'operator';
  /** The address of the request, if it is known. */
  readonly address?: string;
  /** The browser's `User-Agent`. Absent for an action of an operator. */
  readonly agent?: string;
}

/**
 * Moves an account to another number, for a caller who entered a code to the bound number. The caller
 * holds the locks of both numbers and of the player.
 * @throws Failure 300031 if there is no such code; each code moves the account once
 */
export async function movePhoneByCode(
  tx: Transaction,
  context: RestContext,
  player: PlayerRow,
  move: PhoneMove,
): Promise<void> {
  const TokenHash = context.identity?.session.TokenHash ?? '';
  // The code is read again, because a second copy of the call may have used it.
  requireCode(await tx.table('sessions').get(TokenHash), context);
  await tx.table('sessions').update({ TokenHash }, { CodeTime: '' });
  await movePhone(tx, context, player, { ...move, agent: context.agent });
}

/** Both numbers get a text, and the signed-in player a mail. */
export async function movePhone(
  tx: Transaction,
  moment: Moment,
  { PlayerID, Phone: from }: PlayerRow,
  { brand, lang, to, by, address, agent }: PhoneMove,
): Promise<void> {
  const { ports, nowText } = moment;
  await tx.table('players').update({ PlayerID }, { Phone: to });
  const leaves = from === '' || (await tx.table('players').count({ Phone: from })) === 0;
  const persons = { from: personOf({ PlayerID, Phone: from }), to: personOf({ PlayerID, Phone: to }) };
  await carryLimits(tx, moment.now, { ...persons, leaves });
  await trailOf(ports).record(tx, { playerID: PlayerID, address }, { Kind: 'phone.moved', Detail: { By: by } });
  const words = (locale: LocaleID): string => movedText(locale, brand, maskPhone(from), maskPhone(to));
  for (const To of [from, to])
    await ports.messenger.send(tx, { To, Channel: 'sms', Text: words(lang), CreateTime: nowText });
  await sendSecurityNotice(tx, moment, PlayerID, {
    Title: { zh_tw: '綁定手機已變更', id_id: 'Nomor ponsel diganti', vi_vn: 'Đã đổi số điện thoại' },
    What: { zh_tw: words('zh_tw'), id_id: words('id_id'), vi_vn: words('vi_vn') },
    agent,
  });
}
