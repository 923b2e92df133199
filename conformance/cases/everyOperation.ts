import { OPERATIONS } from '#protocol/operations/index.ts';
import type { OperationRow } from '#protocol/operation.ts';
import { type ConformanceCase, conformsAlike } from '../case.ts';
import { expect, expectEqual } from '../expectation.ts';
import type { Line } from '../line.ts';
import { SAMPLES } from '../samples.ts';
import type { Seat, Stage } from '../stage.ts';

const socketOf = (row: OperationRow): 'chat' | 'lobby' => (row.socket === 'lobby' ? 'lobby' : 'chat');

/** Whom the cases take for rows that guests may not call. */
const MEMBER_PHONE = '0988000001';

/** Someone who may call a row; a guest of its own where guests may. */
const seatFor = (stage: Stage, row: OperationRow): Promise<Seat> =>
  row.caller === 'member' ? stage.member(MEMBER_PHONE) : stage.guest();

async function lineFor(stage: Stage, row: OperationRow): Promise<Line> {
  return row.caller === 'anyone' ? stage.line(socketOf(row)) : (await seatFor(stage, row)).line(socketOf(row));
}

const sampleOf = (row: OperationRow): object => SAMPLES[row.name] ?? {};

/** What holds of every operation alike. */
export const everyOperationCases: readonly ConformanceCase[] = OPERATIONS.flatMap((row) => [
  conformsAlike(row, 100000, 'names a field that the operation does not have', async (stage) => {
    const line = await lineFor(stage, row);
    const answer = await line.ask(row.op, { ...sampleOf(row), Nonsense: 1 });
    expectEqual(answer.Code, 100000, 'code');
    expect(
      JSON.stringify(answer.Result).includes('Nonsense'),
      `the field is named in ${JSON.stringify(answer.Result)}`,
    );
  }),
  conformsAlike(row, 300002, 'refuses one call more than its rate', async (stage) => {
    // Members are the same in every case: what they called before is to be outside the window.
    await stage.advance(row.rate.seconds + 1);
    const line = await lineFor(stage, row);
    const calls = Array.from({ length: row.rate.limit }, () => line.ask(row.op, sampleOf(row)));
    const refused = (await Promise.all(calls)).filter(({ Code }) => Code === 300002);
    expectEqual(refused.length, 0, `refused of ${row.rate.limit} calls`);
    expectEqual((await line.ask(row.op, sampleOf(row))).Code, 300002, 'code of one call more');
    await stage.advance(row.rate.seconds + 1);
    expect((await line.ask(row.op, sampleOf(row))).Code !== 300002, 'after the window it is open again');
  }),
  ...(row.caller === 'anyone' ? [] : [beforeLogin(row), afterExpiry(row)]),
  ...(row.caller === 'member' ? [notForGuests(row)] : []),
  ...(row.socket === 'both' ? [] : [onTheOtherSocket(row)]),
]);

function beforeLogin(row: OperationRow): ConformanceCase {
  return conformsAlike(row, 100006, 'wants a login first', async (stage) => {
    const line = await stage.line(socketOf(row));
    expectEqual((await line.ask(row.op, sampleOf(row))).Code, 100006, 'code');
  });
}

function afterExpiry(row: OperationRow): ConformanceCase {
  return conformsAlike(row, 100005, 'ends with the session, a day after the last sign of it', async (stage) => {
    const line = await (await seatFor(stage, row)).line(socketOf(row));
    await stage.advance(24 * 3600 + 1);
    // A shell that looks at its sessions in between closes the socket before it is asked.
    const answer = await line.askUnlessClosed(row.op, sampleOf(row));
    expectEqual(answer?.Code ?? 100005, 100005, 'code');
    expectEqual(await line.closed(), 4001, 'close code');
  });
}

function notForGuests(row: OperationRow): ConformanceCase {
  return conformsAlike(row, 300008, 'is for members, not for guests', async (stage) => {
    const line = await (await stage.guest()).line(socketOf(row));
    expectEqual((await line.ask(row.op, sampleOf(row))).Code, 300008, 'code');
  });
}

function onTheOtherSocket(row: OperationRow): ConformanceCase {
  return conformsAlike(row, 100000, 'is refused on the other socket', async (stage) => {
    const line = await (await stage.guest()).line(row.socket === 'chat' ? 'lobby' : 'chat');
    expectEqual((await line.ask(row.op, sampleOf(row))).Code, 100000, 'code');
  });
}
