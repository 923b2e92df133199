import type { FindOptions } from 'sequelize';
import { type Json, type TableName, TABLES, type Tables } from '#domain/tables.ts';
import { modelOf, type Models } from '#store/models/models.ts';
import { writeAudit } from './auditLog.ts';
import { type Command, UsageError } from './command.ts';
import { readPlayers } from './player.ts';

const BATCH_SIZE = 500;
/**
 * Columns that name the owner or the author of a row, and `Owner` if an account of the ledger belongs to the player.
 * `OtherID` is left out, since a block belongs to the data of the blocking player.
 */
const NAMING = /^(?:Player|From|Sender|Leader|Inviter|Host|Actor|Issuer|Claimer|Reporter)ID$/;
/** The reporter's identity is not exported. */
const NOT_BY: Partial<Record<TableName, string>> = { messageReports: 'FromID', playerReports: 'PlayerID' };
/** Tables that repeat other data, and the current connections. */
const LEFT_OUT: ReadonlySet<string> = new Set<TableName>(['idempotency', 'giftEntries', 'connections']);
/** Columns that grant access (tokens, hashes) are never exported, not even to the player. */
const SECRET = /Hash|Secret|Password|Seed|^DeviceID$/;

/** `export <id>` is for a player who asks for all their stored data (facts: history on request), or for use before a deletion. */
export const exportPlayer: Command = {
  verb: 'export',
  takes: '<player id>',
  does: 'prints all stored data of one player as JSON lines: profile, ledger entries, rounds, messages, mails, orders …; no secrets',
  async run(operator, words) {
    const [id, ...more] = words;
    if (id === undefined || more.length > 0) throw new UsageError('which player? Give one id');
    await operator.ports.store.transaction(async (tx) => {
      await readPlayers(tx, [id]);
      await writeAudit(tx, operator, { action: 'player.export', subject: id, detail: {} });
    });
    for (const name of tableNames()) {
      for await (const row of rowsOf(operator.models, name, id))
        operator.print(JSON.stringify({ Table: name, ...row }));
    }
    return 0;
  },
};

const isTable = (name: string): name is TableName => Object.hasOwn(TABLES, name);
const tableNames = (): readonly TableName[] =>
  Object.keys(TABLES)
    .filter(isTable)
    .filter((name) => !LEFT_OUT.has(name));

type Row = Readonly<Record<string, Json>>;

/** The rows of a table that name the player in any of its columns, each once. Rows with a time are sorted, oldest first. */
async function* rowsOf(models: Models<Tables>, name: TableName, id: string): AsyncGenerator<Row> {
  const { columns, key } = TABLES[name];
  const order = ['CreateTime' in columns ? ['CreateTime'] : [], key].flat();
  const seen = new Set<string>();
  for (const column of Object.keys(columns)) {
    if (column !== 'Owner' && (!NAMING.test(column) || NOT_BY[name] === column)) continue;
    const where = { [column]: column === 'Owner' ? `player:${id}` : id };
    for (let offset = 0; ; offset += BATCH_SIZE) {
      const rows = await read(models, name, { where, order, limit: BATCH_SIZE, offset });
      for (const row of rows) {
        const identity = JSON.stringify(key.map((part) => row[part]));
        if (seen.has(identity)) continue;
        seen.add(identity);
        yield Object.fromEntries(Object.entries(row).filter(([each]) => !SECRET.test(each)));
      }
      if (rows.length < BATCH_SIZE) break;
    }
  }
}

/** Rows of any table, for a query of its own columns. An entry of the ledger also has its reason. */
async function read(models: Models<Tables>, name: TableName, query: FindOptions): Promise<readonly Row[]> {
  if (name !== 'entries') return (await modelOf(models, name).findAll(query)).map((row) => row.get({ plain: true }));
  const include = { association: 'transfers by TransferID', attributes: ['Reason', 'Source'] };
  const rows = await models.entries.findAll({ ...query, include });
  return rows.map((row) => {
    const { 'transfers by TransferID': _included, ...entry }: Row = row.get({ plain: true });
    const { Reason, Source } = row['transfers by TransferID'] ?? {};
    return Reason === undefined || Source === undefined ? entry : { ...entry, Reason, Source };
  });
}
