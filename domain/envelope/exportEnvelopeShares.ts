import * as endpoints from '#protocol/endpoints/envelope.ts';
import { fail } from '#protocol/failure.ts';
import { csvFile, type CsvRow } from '../dispatch/csv.ts';
import { answerEndpoint } from '../dispatch/handler.ts';
import type { Query, Reader } from '../ports/store.ts';
import type { RowOf } from '#store/table.ts';
import type { Tables } from '../tables.ts';
import { taipeiTime } from '../taipei.ts';
import { playersOf } from './serialize.ts';

type ClaimRow = RowOf<Tables['envelopeClaims']>;

const BATCH_SIZE = 500;
const HEADER = ['玩家ID', '暱稱', '金額', '領取時間'];

export const exportEnvelopeShares = answerEndpoint(
  endpoints.exportEnvelopeShares,
  async ({ RedEnvelopeID, OrderBy, IsDesc, Page, PerPage }, { identity, attach }, db) => {
    const row = await db.table('envelopes').get(RedEnvelopeID);
    if (row === undefined || row.SenderID !== identity?.player.PlayerID) fail(100013);
    const query: Query<ClaimRow> = {
      where: { RedEnvelopeID },
      order: [[OrderBy === 1 ? 'CreateTime' : 'Amount', IsDesc ? 'desc' : 'asc']],
    };
    const from = (Page - 1) * PerPage;
    attach(csvFile(`redenvelope-${RedEnvelopeID}.csv`, HEADER, pages(db, query, from, from + PerPage)));
    return {};
  },
);

/** Reads the claims in batches while the file is sent. */
async function* pages(db: Reader, query: Query<ClaimRow>, from: number, to: number): AsyncGenerator<readonly CsvRow[]> {
  for (let offset = from; offset < to; offset += BATCH_SIZE) {
    const limit = Math.min(BATCH_SIZE, to - offset);
    const claims = await db.table('envelopeClaims').find({ ...query, limit, offset });
    const players = await playersOf(
      db,
      claims.map(({ PlayerID }) => PlayerID),
    );
    yield claims.map(({ PlayerID, Amount, CreateTime }) => [
      PlayerID,
      players.get(PlayerID)?.Name ?? '',
      Amount,
      taipeiTime(CreateTime),
    ]);
    if (claims.length < limit) return;
  }
}
