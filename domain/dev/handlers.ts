import {
  advanceClock,
  getOutbox,
  grantItems,
  setPlayerState,
  settleRound as settleRoundRow,
} from '#protocol/endpoints/dev.ts';
import { fail } from '#protocol/failure.ts';
import { endSessions } from '../auth/session.ts';
import { answerEndpoint } from '../dispatch/handler.ts';
import { transferWithin } from '../ledger/transfer.ts';
import { settleRound } from '../play/settleRound.ts';
import { walletOf } from '../player/present.ts';
import { publishWallet } from '../player/publishWallet.ts';
import { runDueJobs } from '../schedule/runDueJobs.ts';

export const outbox = answerEndpoint(getOutbox, async ({ to }, { ports }) => ({
  List: [...((await ports.messenger.outbox?.(to)) ?? [])],
}));

export const clock = answerEndpoint(advanceClock, async ({ Advance }, { ports }) => {
  ports.clock.advance(Advance * 1000);
  await runDueJobs(ports);
  return { ServerTime: new Date(ports.clock.now()).toISOString() };
});

export const playerState = answerEndpoint(
  setPlayerState,
  async ({ PlayerID, VIPLevel, MuteSeconds, Disabled }, { now }, tx) => {
    const changed = await tx.table('players').update(
      { PlayerID },
      {
        ...(VIPLevel !== undefined && { VIPLevel }),
        ...(MuteSeconds !== undefined && {
          MutedUntil: MuteSeconds === 0 ? '' : new Date(now + MuteSeconds * 1000).toISOString(),
        }),
        ...(Disabled !== undefined && { Disabled }),
      },
    );
    if (changed === 0) fail(100013);
    if (Disabled === true) await endSessions(tx, PlayerID, 'disabled');
    return {};
  },
);

export const round = answerEndpoint(settleRoundRow, async ({ RoundID, ...finished }, context, tx) => {
  const settled = await settleRound(tx, context, { ...finished, RoundID: RoundID ?? context.ports.random.uuid() });
  const { Gold } = await walletOf(tx, settled.PlayerID);
  return { RoundID: settled.RoundID, Bet: settled.Bet, Win: settled.Win, Gold };
});

export const grant = answerEndpoint(
  grantItems,
  async ({ PlayerID, ItemID, Amount: amount }, { nowText, ports }, tx) => {
    if ((await tx.table('players').get(PlayerID)) === undefined) fail(100013);
    const Owner = `player:${PlayerID}`;
    await transferWithin(tx, nowText, {
      ID: `dev:grant:${ports.random.uuid()}`,
      Reason: 'grant',
      Source: 'dev',
      Lines: [
        { Owner: 'house:dev', ItemID, Amount: -amount },
        { Owner, ItemID, Amount: amount },
      ],
    });
    await publishWallet(tx, PlayerID);
    return { Amount: (await tx.table('accounts').get(Owner, ItemID))?.Balance ?? 0 };
  },
);
