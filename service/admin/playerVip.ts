import { setVipTier } from '#domain/vip/setVipTier.ts';
import { writeAudit } from './auditLog.ts';
import type { Command } from './command.ts';
import { readPlayers } from './player.ts';
import { readNumber, readWords } from './words.ts';

/** `player vip <id>… --level V` */
export const playerVip: Command = {
  verb: 'player vip',
  takes: '<id>… --level V',
  does: 'sets the VIP tier, 1 (copper) to 8 (obsidian); applies from the next call on',
  async run(operator, words) {
    const { values, rest } = readWords(words, { level: 'string' });
    const VIPLevel = readNumber('--level', values.level, 1, 8);
    const players = await operator.ports.store.transaction(async (tx) => {
      const found = await readPlayers(tx, rest);
      for (const { PlayerID, VIPLevel: before } of found) {
        await setVipTier(tx, PlayerID, VIPLevel);
        await writeAudit(tx, operator, {
          action: 'player.vip',
          subject: PlayerID,
          detail: { From: before, To: VIPLevel },
        });
      }
      return found;
    });
    for (const { PlayerID, Name, VIPLevel: before } of players)
      operator.print(`${PlayerID} ${Name}: VIP ${before} -> ${VIPLevel}`);
    return 0;
  },
};
