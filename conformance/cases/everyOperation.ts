import { OPERATIONS } from '#protocol/operations/index.ts';
import type { OperationContract } from '#protocol/operation.ts';
import { type ConformanceCase, conformsAlike } from '../case.ts';
import { expect, expectEqual } from '../expectation.ts';
import type { TestSocket } from '../testSocket.ts';
import { SAMPLES } from '../samples.ts';
import type { TestSession, TestContext } from '../testContext.ts';

const socketOf = (contract: OperationContract): 'chat' | 'lobby' => (contract.socket === 'lobby' ? 'lobby' : 'chat');

/** Used for contracts that guests may not call. */
const MEMBER_PHONE = '0988000001';

/** The caller of a contract, which is a new guest if guests may call it. */
const seatFor = (context: TestContext, contract: OperationContract): Promise<TestSession> =>
  contract.caller === 'member' ? context.member(MEMBER_PHONE) : context.guest();

async function lineFor(context: TestContext, contract: OperationContract): Promise<TestSocket> {
  return contract.caller === 'anyone'
    ? context.openSocket(socketOf(contract))
    : (await seatFor(context, contract)).openSocket(socketOf(contract));
}

const sampleOf = (contract: OperationContract): object => SAMPLES[contract.name] ?? {};

/** The cases of every operation. */
export const everyOperationCases: readonly ConformanceCase[] = OPERATIONS.flatMap((contract) => [
  conformsAlike(contract, 100000, 'names a field that the operation does not have', async (context) => {
    const socket = await lineFor(context, contract);
    const answer = await socket.ask(contract.op, { ...sampleOf(contract), Nonsense: 1 });
    expectEqual(answer.Code, 100000, 'code');
    expect(
      JSON.stringify(answer.Result).includes('Nonsense'),
      `the field is named in ${JSON.stringify(answer.Result)}`,
    );
  }),
  conformsAlike(contract, 300002, 'refuses a call above its rate', async (context) => {
    // All cases share the members, so their earlier calls have to be outside the window.
    await context.advance(contract.rate.seconds + 1);
    const socket = await lineFor(context, contract);
    const calls = Array.from({ length: contract.rate.limit }, () => socket.ask(contract.op, sampleOf(contract)));
    const refused = (await Promise.all(calls)).filter(({ Code }) => Code === 300002);
    expectEqual(refused.length, 0, `refused of ${contract.rate.limit} calls`);
    expectEqual((await socket.ask(contract.op, sampleOf(contract))).Code, 300002, 'code of one call more');
    await context.advance(contract.rate.seconds + 1);
    expect((await socket.ask(contract.op, sampleOf(contract))).Code !== 300002, 'after the window it is open again');
  }),
  ...(contract.caller === 'anyone' ? [] : [beforeLogin(contract)]),
  // The login contracts have their own case.
  ...(contract.group === 'connection' && contract.caller === 'anyone' ? [] : [afterExpiry(contract)]),
  ...(contract.caller === 'member' ? [notForGuests(contract)] : []),
  ...(contract.socket === 'both' ? [] : [onTheOtherSocket(contract)]),
]);

function beforeLogin(contract: OperationContract): ConformanceCase {
  return conformsAlike(contract, 100006, 'requires a login', async (context) => {
    const socket = await context.openSocket(socketOf(contract));
    expectEqual((await socket.ask(contract.op, sampleOf(contract))).Code, 100006, 'code');
  });
}

function afterExpiry(contract: OperationContract): ConformanceCase {
  return conformsAlike(contract, 100005, 'ends with the session, a day after the last sign of it', async (context) => {
    const socket = await (await seatFor(context, contract)).openSocket(socketOf(contract));
    await context.advance(24 * 3600 + 1);
    // If a shell checks its sessions in between, it closes the socket before the call.
    const answer = await socket.askUnlessClosed(contract.op, sampleOf(contract));
    expectEqual(answer?.Code ?? 100005, 100005, 'code');
    expectEqual(await socket.closed(), 4001, 'close code');
  });
}

function notForGuests(contract: OperationContract): ConformanceCase {
  return conformsAlike(contract, 300008, 'is for members, not for guests', async (context) => {
    const socket = await (await context.guest()).openSocket(socketOf(contract));
    expectEqual((await socket.ask(contract.op, sampleOf(contract))).Code, 300008, 'code');
  });
}

function onTheOtherSocket(contract: OperationContract): ConformanceCase {
  return conformsAlike(contract, 100000, 'is refused on the other socket', async (context) => {
    const socket = await (await context.guest()).openSocket(contract.socket === 'chat' ? 'lobby' : 'chat');
    expectEqual((await socket.ask(contract.op, sampleOf(contract))).Code, 100000, 'code');
  });
}
