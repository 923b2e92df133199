import type { PlayerRow } from '#domain/dispatch/context.ts';
import { balancesOf } from '#domain/ledger/balances.ts';
import { ITEM } from '#protocol/entities/wallet.ts';
import { writeAudit } from './auditLog.ts';
import { type Command, UsageError } from './command.ts';
import { findPlayers } from './player.ts';
import { readWords } from './words.ts';

const bannedUntil = ({ Disabled, DisabledUntil }: PlayerRow): string =>
  Disabled ? `, BANNED ${DisabledUntil === '' ? 'until lifted' : `until ${DisabledUntil}`}` : '';

/** `player show <id, name or phone>…` */
export const playerShow: Command = {
  verb: 'player show',
  takes: '<id, name or phone>…',
  does: 'finds players by id, name or phone, and prints account, tier, wallet, club and mute of each player',
  async run(operator, words) {
    const { rest } = readWords(words, {});
    if (rest.length === 0) throw new UsageError('which player? Give an id, a name or a phone');
    const lines = await operator.ports.store.transaction(async (tx) => {
      const players = (await Promise.all(rest.map((word) => findPlayers(tx, word)))).flat();
      const shown: string[] = [];
      for (const player of players) {
        const wallet = await balancesOf(tx, `player:${player.PlayerID}`);
        const held = (item: number): string => (wallet.get(item) ?? 0).toLocaleString('en');
        shown.push(
          `${player.PlayerID}  ${player.Name}  VIP ${player.VIPLevel}  level ${player.Level}`,
          `  wallet  ${held(ITEM.gold)} gold, ${held(ITEM.gem)} gems, ${held(ITEM.point)} points`,
          `  phone   ${player.Phone === '' ? 'none' : player.Phone}`,
          `  club    ${player.ClubID === '' ? 'none' : `${player.ClubID} (${player.ClubRole})`}`,
          `  muted   ${player.MutedUntil === '' ? 'no' : `until ${player.MutedUntil} (${player.MuteReason})`}`,
          `  since   ${player.RegistTime}, last sign-in ${player.LastLoginTime}${bannedUntil(player)}`,
        );
        await writeAudit(tx, operator, { action: 'player.show', subject: player.PlayerID, detail: {} });
      }
      return shown;
    });
    for (const line of lines) operator.print(line);
    return 0;
  },
};
