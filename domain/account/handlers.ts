import * as accountEndpoints from '#protocol/endpoints/account.ts';
import * as deviceEndpoints from '#protocol/endpoints/device.ts';
import { fail, failField } from '#protocol/failure.ts';
import { dropSession } from '../session/cookies.ts';
import { requireRecentProof } from '../session/recentProof.ts';
import { endSessions } from '../session/session.ts';
import { signedIn, signedInHere } from '../session/signedIn.ts';
import { answerEndpoint } from '../dispatch/handler.ts';
import { trailOf } from '../security/trail.ts';
import { taipeiDay } from '../taipei.ts';
import { askForDeletion, deletionOf, takeDeletionBack } from '../session/deletion.ts';
import { devicesOf, leaveDevice } from './devices.ts';
import { exportOf } from './export.ts';
import { notifyDeletion } from './notifyDeletion.ts';
import { forgetDevices } from './forgetDevices.ts';

export const signOutEverywhere = answerEndpoint(accountEndpoints.signOutEverywhere, async (_request, context, tx) => {
  const here = await signedInHere(context, tx);
  await endSessions(tx, context.ports, { playerID: here.player.PlayerID, address: context.address }, 'everywhere');
  await forgetDevices(tx, context, here);
  dropSession(context);
  return {};
});

export const getDevices = answerEndpoint(deviceEndpoints.getDevices, async (_request, { identity }, db) => ({
  List: await devicesOf(db, identity ?? fail(100005)),
}));

export const signOutDevice = answerEndpoint(deviceEndpoints.signOutDevice, async ({ DeviceID }, context, tx) => {
  await leaveDevice(tx, context, context.identity ?? fail(100005), DeviceID);
  return {};
});

export const exportAccount = answerEndpoint(accountEndpoints.exportAccount, async (_request, context, db) => {
  const player = signedIn(context);
  requireRecentProof(context);
  context.attach({
    type: 'application/json; charset=utf-8',
    name: `menagerie-${player.PlayerID}-${taipeiDay(context.now)}.json`,
    maxAgeSeconds: 0,
    chunks: exportOf(db, player, context.now),
  });
  return {};
});

export const getDeletion = answerEndpoint(accountEndpoints.getDeletion, (_request, context, db) =>
  deletionOf(db, signedIn(context).PlayerID, context.now),
);

export const requestDeletion = answerEndpoint(accountEndpoints.requestDeletion, async ({ Confirm }, context, tx) => {
  const { PlayerID } = signedIn(context);
  const subject = { playerID: PlayerID, address: context.address };
  const trail = trailOf(context.ports);
  if (Confirm !== PlayerID) {
    trail.note(subject, { Kind: 'deletion.unconfirmed', Detail: {} });
    failField('Confirm', 'must be your own player id');
  }
  requireRecentProof(context);
  if (await askForDeletion(tx, context, PlayerID)) {
    await trail.record(tx, subject, { Kind: 'deletion.requested', Detail: {} });
    await notifyDeletion(tx, context, PlayerID);
  }
  return deletionOf(tx, PlayerID, context.now);
});

export const cancelDeletion = answerEndpoint(accountEndpoints.cancelDeletion, async (_request, context, tx) => {
  const { PlayerID } = signedIn(context);
  await takeDeletionBack(tx, PlayerID);
  const subject = { playerID: PlayerID, address: context.address };
  await trailOf(context.ports).record(tx, subject, { Kind: 'deletion.cancelled', Detail: {} });
  return deletionOf(tx, PlayerID, context.now);
});
