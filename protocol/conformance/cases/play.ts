import { settleRound } from '../../endpoints/dev.ts';
import { getWallet, walletChanged } from '../../operations/user.ts';
import { type ConformanceCase, conforms } from '../case.ts';
import { expectEqual } from '../expectation.ts';
import { requestID } from '../requestID.ts';

const PLAYER = '0931000001';

export const playCases: readonly ConformanceCase[] = [
  conforms(settleRound, 200, 'moves bet and win once, and tells the wallet by push', async (stage) => {
    const seat = await stage.member(PLAYER);
    const line = await seat.line('lobby');
    const before = (await line.call(getWallet, {})).Gold;
    const round = { PlayerID: seat.playerID, GameCode: 'owl', Bet: 200, Win: 500, RoundID: requestID() };
    const settled = await stage.visitor().call(settleRound, round);
    expectEqual(settled, { RoundID: round.RoundID, Bet: 200, Win: 500, Gold: before + 300 }, 'the round');
    expectEqual((await line.push(walletChanged)).result.Gold, before + 300, 'the wallet by push');
    expectEqual(await stage.visitor().call(settleRound, { ...round, Win: 9_000 }), settled, 'the same round again');
    expectEqual((await line.call(getWallet, {})).Gold, before + 300, 'the wallet');
  }),
  conforms(settleRound, 100011, 'wants the bet to be held before the win is paid', async (stage) => {
    const guest = await stage.guest();
    const round = { PlayerID: guest.playerID, GameCode: 'owl', Bet: 10_001, Win: 50_000 };
    expectEqual((await stage.visitor().ask(settleRound, round)).Code, 100011, 'code');
    expectEqual((await (await guest.line('lobby')).call(getWallet, {})).Gold, 10_000, 'the wallet');
  }),
  conforms(settleRound, 100013, 'knows nobody by an id that nobody has', async (stage) => {
    const round = { PlayerID: '99999999', GameCode: 'owl', Bet: 20, Win: 0 };
    expectEqual((await stage.visitor().ask(settleRound, round)).Code, 100013, 'code');
  }),
  conforms(settleRound, 300011, 'knows no game by a code that none has', async (stage) => {
    const guest = await stage.guest();
    const round = { PlayerID: guest.playerID, GameCode: 'no-such-game', Bet: 20, Win: 0 };
    expectEqual((await stage.visitor().ask(settleRound, round)).Code, 300011, 'code');
  }),
];
