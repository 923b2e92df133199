import { assertNotBanned } from '#domain/phoneCode/code.ts';
import { movePhone } from '#domain/phoneCode/movePhone.ts';
import { assertNotPaused } from '#domain/session/pause.ts';
import { endSessions } from '#domain/session/session.ts';
import { removePasskeys } from '#domain/passkey/removePasskeys.ts';
import { ECONOMY } from '#domain/economy.ts';
import { maskPhone, normalisePhone } from '#protocol/rules/phone.ts';
import { writeAudit } from './auditLog.ts';
import { type Command, Refusal, UsageError } from './command.ts';
import { readPlayers } from './player.ts';
import { readWords } from './words.ts';

/** `player phone <id> --to NUMBER --brand ID` */
export const playerPhone: Command = {
  verb: 'player phone',
  takes: '<id> --to NUMBER --brand ID',
  does: 'moves an account to another number after its player lost the phone, ends its sessions and removes its passkeys; both numbers get a text message in the name of the brand',
  async run(operator, words) {
    const { values, rest } = readWords(words, { to: 'string', brand: 'string' });
    const to = normalisePhone(values.to ?? '');
    if (to === undefined) throw new UsageError('--to takes a Taiwanese mobile number');
    const { ports } = operator;
    const brand = ports.settings.brands.find(({ ID }) => ID === values.brand);
    if (brand === undefined) throw new UsageError('--brand names the brand that the texts are of');
    if (rest.length !== 1) throw new UsageError('which player? Give one id');
    const now = ports.clock.now();
    const nowText = new Date(now).toISOString();
    const from = await ports.store.transaction(async (tx) => {
      await tx.lock([`phone:${to}`, `player:${rest[0] ?? ''}`]);
      const [player] = await readPlayers(tx, rest);
      if (player === undefined || player.Phone === '') throw new Refusal('no phone is bound to this player');
      if (player.Phone === to) throw new Refusal('this number is bound already');
      await assertNotBanned(tx, to, nowText);
      await assertNotPaused(tx, ports.secret, { PlayerID: player.PlayerID, Phone: to }, now);
      if ((await tx.table('players').count({ Phone: to })) >= ECONOMY.AccountsPerPhone)
        throw new Refusal('the number has all the accounts that one may have');
      await movePhone(tx, { ports, now, nowText }, player, { brand, lang: 'zh_tw', to, by: 'operator' });
      await endSessions(tx, ports, { playerID: player.PlayerID }, 'phoneMoved');
      await removePasskeys(tx, ports, player.PlayerID);
      const detail = { From: maskPhone(player.Phone), To: maskPhone(to) };
      await writeAudit(tx, operator, { action: 'player.phone', subject: player.PlayerID, detail });
      return player.Phone;
    });
    operator.print(`${rest[0]}: ${maskPhone(from)} -> ${maskPhone(to)}`);
    return 0;
  },
};
