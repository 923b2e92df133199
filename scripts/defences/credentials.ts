import { tableOf } from './tableOf.ts';

const CASES = 'domain/conformance.test.ts';

/** The breaks of the rows on credentials and on lost access to an account. */
export const credentialBreaks = tableOf(CASES, {
  'a stolen token that moves the account': [
    {
      file: 'domain/session/recentProof.ts',
      find: 'if (session === undefined || !isRecent(session.CodeTime, now)) fail(300031);',
      replace: 'if (session === undefined) fail(300031);',
      title: 'requires a code to the bound phone for a move, also after a fresh sign-in',
    },
    {
      file: 'domain/phoneCode/movePhone.ts',
      find: "  await tx.table('sessions').update({ TokenHash }, { CodeTime: '' });",
      title: 'requires a new code to the old number for each move',
    },
    {
      find: 'for (const To of [from, to])',
      replace: 'for (const To of [to])',
      title: 'moves the phone by a code to each number, and notifies both numbers and the player',
    },
    { file: 'domain/email/handlers.ts', find: '  requireRecentProof(context);', title: 'sendEmailCode 300030' },
    {
      file: 'domain/identityProvider/handlers.ts',
      find: '    requireRecentProof(context);',
      title: 'bindIdentityProvider 300030',
    },
    {
      file: 'domain/account/handlers.ts',
      find: '  requireRecentProof(context);\n  if (await askForDeletion',
      replace: '  if (await askForDeletion',
      title: 'requestDeletion 300030',
    },
    {
      find: '  requireRecentProof(context);\n  context.attach({',
      replace: '  context.attach({',
      title: 'exportAccount 300030',
    },
  ],
  'a stolen token that gives the gold away': [
    {
      file: 'domain/secondCheck/secondCheck.ts',
      find: '  if (!hasRecentProof(session, now)) fail(300036, { Field });',
      title: 'requires a recent proof for a large sum without a gift password',
    },
    {
      find: '  if (await hasGiftPassword(tx, PlayerID)) return tryGiftPassword(tx, context, PlayerID, password);',
      title: 'requires the gift password for a large sum if a password is set',
    },
    {
      find: '  return Worth + Withdrawn + Deposited + amount > ECONOMY.SecondCheck.Gold;',
      replace: '  return amount > ECONOMY.SecondCheck.Gold;',
      title: 'counts the transfers of the day, so that parts of a large sum are one',
    },
    {
      file: 'domain/club/depositToClubVault.ts',
      find: '  await countGiftDay(tx, PlayerID, context.now, { Deposited: Amount });',
      title: "counts deposits with the day's transfers, if the membership is seven days old",
    },
    {
      file: 'domain/mail/sendBack.ts',
      find: "  await requireProofOfLargeSum(tx, context, worth, 'CollectAndSendBack');",
      title: 'refuses to return a large gift by an old sign-in',
    },
    {
      file: 'domain/gift/handlers.ts',
      find: '  if (!(await hasGiftPassword(tx, PlayerID))) requireRecentProofOf(context.session, context.now);',
      title: 'setGiftPassword 300030',
    },
  ],
  "a stolen token that gives the gold away through a thief's club": [
    {
      file: 'domain/club/checkedDeposits.ts',
      find: 'const NEW_MEMBER_MS = 7 * DAY_MS;',
      replace: 'const NEW_MEMBER_MS = 0;',
      title: "refuses gold for a thief's vault by an old token",
    },
    {
      find: "  CheckedDepositTime !== '' && now < Date.parse(CheckedDepositTime) + DAY_MS;",
      replace: "  CheckedDepositTime !== '' && now < 0;",
      title: 'requires a proof for every sum for a day after a checked deposit',
    },
  ],
  'a stolen token that locks its owner out': [
    {
      file: 'domain/player/handlers.ts',
      find: '  requireRecentProof(context);',
      replace: "  if (Days === 'forever') requireRecentProof(context);",
      title: 'suspendPlayer 300030: requires a fresh sign-in or a code for every length',
    },
  ],
  'a copied cookie of a guest': [
    {
      file: 'domain/account/forgetDevices.ts',
      find: '  const DeviceID = newDeviceID(context);',
      replace: '  const DeviceID = from;\n  newDeviceID(context);',
      title: 'refuses copied cookies of a guest',
    },
  ],
  'a stranger who locks a phone out of sign-in': [
    {
      file: 'domain/phoneCode/handlers.ts',
      find: 'hashToken(context.device())',
      replace: 'hashToken(context.origin)',
      title: "survives a stranger's guesses, which end only the stranger's code",
    },
    {
      file: 'domain/phoneCode/sendLimits.ts',
      find: '  return known.some((row) => row !== undefined);',
      replace: '  return known.length < 0;',
      title: 'reserves five codes for a browser that the account knows',
    },
  ],
  'finding out whose number is banned': [
    {
      file: 'domain/phoneCode/handlers.ts',
      find: '  const phone = phoneOf(PhoneNumber);\n  return sendCode(',
      replace:
        '  const phone = phoneOf(PhoneNumber);\n  await assertNotBanned(tx, phone, context.nowText);\n  return sendCode(',
      title: 'verifyLoginCode 200031: shows a ban to the holder of the code, and nothing to a stranger',
    },
    {
      find: '    if (await isBanned(tx, Phone, context.nowText)) return rejectKeeping(200031);',
      title: 'verifyLoginCode 200031: shows a ban to the holder of the code, and nothing to a stranger',
    },
  ],
  'a cookie that another host of the site plants': [
    {
      file: 'service/http/cookieNames.ts',
      find: '[name, sent[HOST_PREFIX + name]]',
      replace: '[name, sent[HOST_PREFIX + name] ?? sent[name]]',
      test: 'service/http/securitySessions.test.ts',
      title: 'counts under TLS only by a name that no other host of the site can write',
    },
  ],
  'a CSRF token that somebody else was given': [
    {
      file: 'domain/session/cookies.ts',
      find: "session === undefined ? '' : hashToken(session)",
      replace: "session === undefined ? '' : ''",
      test: 'service/http/securityForgery.test.ts',
      title: 'without the CSRF token, or with another’s',
    },
  ],
  'an e-mail address of somebody else': [
    {
      file: 'domain/email/handlers.ts',
      find: '  if (refusal !== undefined) return refusal;',
      title: 'refuses a code for another address, or one older than 10 minutes',
    },
    { find: '  if (isGuestPlayer(player)) fail(300008);', title: 'sendEmailCode 300008' },
    {
      file: 'service/providers/claims.ts',
      find: 'email_verified: truth.catch(false),',
      replace: 'email_verified: truth.catch(true),',
      test: 'service/providers/providers.test.ts',
      title: 'gives no e-mail address where there is one of which nobody says that it is proven',
    },
  ],
  'a new account after a deleted one whose player had paused': [
    {
      file: 'domain/account/erase.ts',
      find: '  await excludeDeleted(tx, moment, player);',
      replace: '  await Promise.resolve(excludeDeleted);',
      title: 'refuses an account for a deleted player with an endless pause',
    },
    {
      file: 'domain/session/pause.ts',
      find: "  if (player.Phone !== '') await assertNotExcluded(db, keys, phoneWay(player.Phone), now);",
      replace: '  await Promise.resolve([assertNotExcluded, keys, phoneWay]);',
      title: 'refuses the phone of a deleted player with a pause',
    },
    {
      file: 'domain/auth/signInByIdentity.ts',
      find: '  await assertNotExcluded(tx, ports.secret, identityWay(TPType, Subject), now);',
      replace: '  await Promise.resolve([assertNotExcluded, identityWay, now]);',
      title: 'refuses the identity of a deleted player with a pause',
    },
    {
      file: 'domain/identityProvider/bindIdentity.ts',
      find: '  await assertNotExcluded(tx, moment.ports.secret, identityWay(TPType, Subject), moment.now);',
      replace: '  await Promise.resolve([assertNotExcluded, identityWay]);',
      title: 'refuses to bind the identity of a deleted player with a pause',
    },
    {
      file: 'domain/session/exclusion.ts',
      find: 'FOREVER_YEARS = 5;',
      replace: 'FOREVER_YEARS = 1;',
      test: 'domain/session/exclusion.test.ts',
      title: 'refuses the phone and the identity for five years, and no other',
    },
    {
      find: 'const hashes = sealsOf(keys, purposed(way));',
      replace: 'const hashes = sealsOf(keys, purposed(way)).slice(0, 1);',
      title: 'recognises a seal of an earlier signing key',
    },
    {
      file: 'domain/operator/purge.ts',
      find: "    await removeExpired(tx, 'exclusions', textOf(now)),\n",
      title: 'is removed by the purge when its time is over',
    },
  ],
  'a pause that its player gets around in a weak hour': [
    {
      file: 'domain/auth/openSession.ts',
      find: '  await assertNotPaused(tx, ports.secret, player, draft.now);',
      replace: '  await Promise.resolve(assertNotPaused);',
      test: 'service/http/securityPause.test.ts',
      title: 'every way in: phone',
    },
    {
      file: 'domain/player/handlers.ts',
      find: "    await endSessions(tx, ports, { playerID: PlayerID, address }, 'paused');",
      replace: '    await Promise.resolve([endSessions, ports, address]);',
      title: 'ends what is open there',
    },
    {
      find: 'of await accountsOf(tx, player)) {',
      replace: 'of [player].concat((await accountsOf(tx, player)).slice(0, 0))) {',
      test: CASES,
      title: 'ends every session of the number, for any paused account',
    },
    {
      file: 'domain/auth/openSession.ts',
      find: '    await assertNoPauseHere(tx, browser.DeviceHash, draft.now);',
      replace: '    await Promise.resolve(assertNoPauseHere);',
      title: 'refuses a guest in the browser of a paused member',
    },
  ],
  'finding out whose e-mail addresses are registered': [
    {
      file: 'domain/email/handlers.ts',
      find: "  const isTaken = (await tx.table('players').count({ Email })) > 0;",
      replace: "  const isTaken = (await tx.table('players').count({ Email })) > 0;\n  if (isTaken) fail(300015);",
      title: 'answers the same for a free and a taken address, also at each try of a code',
    },
  ],
  'a kicked viewer or club member who reads on': [
    {
      file: 'domain/live/room.ts',
      find: '  await assertNotKicked(db, { RoomID, PlayerID: player.PlayerID }, nowText);',
      title: 'refuses a removed player, until the given time',
    },
    {
      file: 'domain/live/serializeRoom.ts',
      find: 'closed.has(room.RoomID)',
      replace: "room.RoomID === ''",
      title: 'hides the stream address from a removed player, until the given time',
    },
    {
      file: 'domain/live/readRooms.ts',
      find: '  if (PlayerID !== undefined) await assertNotKicked(',
      replace: '  if (PlayerID === RoomID) await assertNotKicked(',
      title: 'refuses the token of a removed player, until the given time',
    },
    {
      file: 'domain/live/publishing.ts',
      find: "'kick', nowText)) !== '') return",
      replace: "'kick', nowText)) === nowText) return",
      test: 'domain/live/publishing.test.ts',
      title: 'may watch, unless the room is unknown or the host removed the player',
    },
    {
      file: 'domain/live/muteAndKick.ts',
      find: "  tellMedia(tx, { Kind: 'cutViewer', RoomID, PlayerID });",
      replace: '  await Promise.resolve(tellMedia);',
      test: 'domain/live/moderation.test.ts',
      title: 'cuts the stream of a player who is removed',
    },
    {
      file: 'domain/channel/channel.ts',
      find: "if (player.ClubID === '' || (ref.ClubID ?? player.ClubID) !== player.ClubID) fail(200105);",
      test: CASES,
      title: 'leaveClub 200: leaves, and receives no more messages of the club',
    },
  ],
  'a document with data that another person gets': [
    {
      file: 'service/http/firstData.ts',
      find: '|| !isOpenedHere(headers)',
      replace: '',
      test: 'service/http/firstData.test.ts',
      title: 'has no answers if a page of another site or the service worker requests it',
    },
    {
      file: 'service/http/firstData.ts',
      find: '      isSignedIn: request.token !== undefined,',
      replace: '      isSignedIn: false,',
      test: 'service/http/firstData.test.ts',
      title: 'has the answers of this player only, and is not kept',
    },
  ],
});
