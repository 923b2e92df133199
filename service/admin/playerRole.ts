import { setRole, StaffRole } from '#domain/session/staff.ts';
import { trailOf } from '#domain/security/trail.ts';
import { writeAudit } from './auditLog.ts';
import { type Command, UsageError } from './command.ts';
import { readPlayers } from './player.ts';
import { readWords } from './words.ts';

const NONE = 'none' as const;

/** `player role <id>… --role R` */
export const playerRole: Command = {
  verb: 'player role',
  takes: `<id>… --role ${StaffRole.options.join('|')}|${NONE}`,
  does: 'gives players an office: an operator announces, customer service answers players; "none" ends the office',
  async run(operator, words) {
    const { values, rest } = readWords(words, { role: 'string' });
    const role = StaffRole.safeParse(values.role);
    if (!role.success && values.role !== NONE)
      throw new UsageError(`--role must be ${StaffRole.options.join(', ')} or ${NONE}`);
    const players = await operator.ports.store.transaction(async (tx) => {
      const found = await readPlayers(tx, rest);
      for (const { PlayerID } of found) {
        await setRole(tx, PlayerID, role.data);
        const detail = { Role: role.data ?? NONE } as const;
        const event = { Kind: 'player.role', Detail: detail } as const;
        await trailOf(operator.ports).record(tx, { playerID: PlayerID }, event);
        await writeAudit(tx, operator, { action: 'player.role', subject: PlayerID, detail });
      }
      return found;
    });
    for (const { PlayerID, Name } of players)
      operator.print(`${PlayerID} ${Name}: ${role.data ?? 'speaks for nobody but themselves'}`);
    return 0;
  },
};
