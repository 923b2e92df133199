import * as endpoints from '#protocol/endpoints/dev.ts';
import { fail } from '#protocol/failure.ts';
import { switchesChanged } from '#protocol/operations/operator.ts';
import { topicOf } from '../connection/topics.ts';
import { answerEndpoint } from '../dispatch/handler.ts';
import { publish } from '../dispatch/publish.ts';
import { flagsChanged } from '../featureFlags/flagsChanged.ts';
import { transferWithin } from '../ledger/transfer.ts';
import { mutePlayer } from '../operator/mute.ts';
import { playFinishedRound } from '../play/playFinishedRound.ts';
import { banPlayer, liftBan } from '../operator/ban.ts';
import { walletOf } from '../player/serialize.ts';
import { publishWallet } from '../ledger/publishWallet.ts';
import { JOBS } from '../jobs.ts';
import { tellRaces } from '../bonusBattle/race/board.ts';
import { tellHearts } from '../live/hearts.ts';
import { answersOfJobs, runDueJobs } from '../schedule/runDueJobs.ts';
import { writeDevelopmentToken } from '../identityProvider/developmentIdentities.ts';
import { setVipTier } from '../vip/setVipTier.ts';

export const getOutbox = answerEndpoint(endpoints.getOutbox, async ({ to }, { ports }) => ({
  List: [...((await ports.messenger.outbox?.(to)) ?? [])],
}));

export const getClock = answerEndpoint(endpoints.getClock, async (_request, { ports }) => {
  await ports.clock.kept?.();
  return { ServerTime: new Date(ports.clock.now()).toISOString() };
});

export const advanceClock = answerEndpoint(endpoints.advanceClock, async ({ Advance }, { ports }) => {
  ports.clock.advance(Advance * 1000);
  await ports.clock.kept?.();
  await tellHearts(ports);
  await tellRaces(ports);
  await runDueJobs(ports, JOBS);
  await answersOfJobs(ports);
  return { ServerTime: new Date(ports.clock.now()).toISOString() };
});

export const setPlayerState = answerEndpoint(
  endpoints.setPlayerState,
  async (
    { PlayerID, VIPLevel, AgeSeconds, MuteSeconds, Disabled, DisabledSeconds, Reason },
    { now, nowText, ports },
    tx,
  ) => {
    if ((await tx.table('players').get(PlayerID)) === undefined) fail(100013);
    if (VIPLevel !== undefined) await setVipTier(tx, PlayerID, VIPLevel);
    if (AgeSeconds !== undefined) {
      const RegistTime = new Date(now - AgeSeconds * 1000).toISOString();
      await tx.table('players').update({ PlayerID }, { RegistTime });
    }
    if (MuteSeconds !== undefined) {
      const until = MuteSeconds === 0 ? '' : new Date(now + MuteSeconds * 1000).toISOString();
      const reason = MuteSeconds === 0 ? '' : (Reason ?? '');
      await mutePlayer(tx, { now, nowText, ports, actor: 'dev' }, PlayerID, { until, reason });
    }
    if (Disabled === true) {
      const Until = DisabledSeconds === undefined ? '' : new Date(now + DisabledSeconds * 1000).toISOString();
      await banPlayer(tx, { now, nowText, ports }, { PlayerID, Reason: Reason ?? '', Until });
    }
    if (Disabled === false) await liftBan(tx, { now, nowText, ports }, PlayerID);
    return {};
  },
);

export const createIdentityToken = answerEndpoint(endpoints.createIdentityToken, async (claims, { ports, now }) => ({
  TPToken: writeDevelopmentToken(ports.secret, claims, now),
}));

export const settleRound = answerEndpoint(endpoints.settleRound, async ({ RoundID, ...finished }, context, tx) => {
  const settled = await playFinishedRound(tx, context, {
    ...finished,
    RoundID: RoundID ?? context.ports.random.uuid(),
    Brand: context.brand.ID,
  });
  const { Gold } = await walletOf(tx, settled.PlayerID);
  return { RoundID: settled.RoundID, Bet: settled.Bet, Win: settled.Win, Gold };
});

export const grantItems = answerEndpoint(
  endpoints.grantItems,
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

export { putAd, putAnnouncement, setMaintenance, setSwitch, setWord } from './operator.ts';

export const setGameState = answerEndpoint(endpoints.setGameState, async ({ GameCode, Playable }, { ports }, tx) => {
  if ((await tx.table('games').update({ GameCode }, { Playable })) === 0) fail(300011);
  publish(tx, switchesChanged, topicOf.all, {});
  flagsChanged(tx, ports);
  return {};
});

export { createCoupon } from './createCoupon.ts';
export { grantSpecialReward } from './grantSpecialReward.ts';
export { playPayment } from './playPayment.ts';
export { setClubState } from './setClubState.ts';
export { setPublisher } from './setPublisher.ts';
export { consentSignIn, setIdentity, setProviderState } from './signIn.ts';
