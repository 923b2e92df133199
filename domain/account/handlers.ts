import {
  cancelDeletion,
  exportAccount,
  getDeletion,
  requestDeletion,
  signOutEverywhere,
} from '#protocol/endpoints/account.ts';
import { failField } from '#protocol/failure.ts';
import { dropSession } from '../session/cookies.ts';
import { requireRecentProof } from '../session/recentProof.ts';
import { endSessions } from '../session/session.ts';
import { signedIn, signedInHere } from '../session/signedIn.ts';
import { answerEndpoint } from '../dispatch/handler.ts';
import { taipeiDay } from '../taipei.ts';
import { askForDeletion, deletionOf, takeDeletionBack } from '../session/deletion.ts';
import { exportOf } from './export.ts';
import { forgetDevices } from './forgetDevices.ts';

export const signedOutEverywhere = answerEndpoint(signOutEverywhere, async (_request, context, tx) => {
  const { player } = await signedInHere(context, tx);
  await endSessions(tx, player.PlayerID, 'signedOut');
  await forgetDevices(tx, player);
  dropSession(context);
  return {};
});

export const exported = answerEndpoint(exportAccount, async (_request, context, db) => {
  const player = signedIn(context);
  context.attach({
    type: 'application/json; charset=utf-8',
    name: `menagerie-${player.PlayerID}-${taipeiDay(context.now)}.json`,
    maxAgeSeconds: 0,
    chunks: exportOf(db, player, context.now),
  });
  return {};
});

export const deletion = answerEndpoint(getDeletion, (_request, context, db) =>
  deletionOf(db, signedIn(context).PlayerID, context.now),
);

export const deletionRequested = answerEndpoint(requestDeletion, async ({ Confirm }, context, tx) => {
  const { PlayerID } = signedIn(context);
  if (Confirm !== PlayerID) failField('Confirm', 'must be your own player id');
  requireRecentProof(context);
  await askForDeletion(tx, context, PlayerID);
  return deletionOf(tx, PlayerID, context.now);
});

export const deletionCancelled = answerEndpoint(cancelDeletion, async (_request, context, tx) => {
  const { PlayerID } = signedIn(context);
  await takeDeletionBack(tx, PlayerID);
  return deletionOf(tx, PlayerID, context.now);
});
