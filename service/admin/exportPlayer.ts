import type { Reader } from '#domain/ports/store.ts';
import { type Json, type TableName, TABLES } from '#domain/tables.ts';
import { writeAudit } from './auditLog.ts';
import { type Command, UsageError } from './command.ts';
import { readPlayers } from './player.ts';

const PIECE = 500;
/** Columns that name a player; and `Owner`, where an account of the ledger is the player's. */
const NAMING = /^(?:Player|From|To|Other|Sender|Receiver|Leader|Inviter|Invitee|Host|Successor)ID$/;
/** What would open a door stays behind, also in a copy for the player. */
const SECRET = /Hash|Secret|Password|Seed|^DeviceID$/;

/** `export <id>`: for a player who asks for all that is kept of them (facts: history on request), or before a deletion. */
export const exportPlayer: Command = {
  verb: 'export',
  takes: '<player id>',
  does: 'prints all that is kept of one player as JSON lines: profile, ledger entries, rounds, messages, mails, orders …; no secrets',
  async run(operator, words) {
    const [id, ...more] = words;
    if (id === undefined || more.length > 0) throw new UsageError('which player? Give one id');
    const { store } = operator.ports;
    await store.transaction(async (tx) => {
      await readPlayers(tx, [id]);
      await writeAudit(tx, operator, { action: 'player.export', subject: id, detail: {} });
    });
    for (const name of tableNames()) {
      for await (const row of rowsOf(store, name, id)) operator.print(JSON.stringify({ Table: name, ...row }));
    }
    return 0;
  },
};

const isTable = (name: string): name is TableName => Object.hasOwn(TABLES, name);
const tableNames = (): readonly TableName[] =>
  Object.keys(TABLES)
    .filter(isTable)
    // Kept answers repeat what stands elsewhere.
    .filter((name) => name !== 'idempotency');

/** The rows of a table that name the player in any of its columns, each once. */
async function* rowsOf(db: Reader, name: TableName, id: string): AsyncGenerator<Record<string, Json>> {
  const { columns, key } = TABLES[name];
  const seen = new Set<string>();
  for (const column of Object.keys(columns)) {
    if (column !== 'Owner' && !NAMING.test(column)) continue;
    const where = { [column]: column === 'Owner' ? `player:${id}` : id };
    for (let offset = 0; ; offset += PIECE) {
      const rows: readonly Record<string, Json>[] = await db.table(name).find({ where, limit: PIECE, offset });
      for (const row of rows) {
        const identity = JSON.stringify(key.map((part) => row[part]));
        if (seen.has(identity)) continue;
        seen.add(identity);
        yield Object.fromEntries(Object.entries(row).filter(([each]) => !SECRET.test(each)));
      }
      if (rows.length < PIECE) break;
    }
  }
}
