import { tableOf } from './tableOf.ts';

export const passkeyBreaks = tableOf('domain/conformance.test.ts', {
  'an answer of a passkey that is played again, or was meant for another browser': [
    {
      file: 'domain/passkey/challenge.ts',
      find: "    const challenge = await tx.table('passkeyChallenges').get(Asked);\n    await tx.table('passkeyChallenges').remove({ Asked });",
      replace: "    const challenge = await tx.table('passkeyChallenges').get(Asked);",
      title: 'accepts one answer to a challenge',
    },
    {
      find: 'return kept === undefined || kept.Expires <= nowText ? fail(300032) : kept;',
      replace: 'return kept === undefined || nowText === nowText.slice(1) ? fail(300032) : kept;',
      title: 'accepts an answer for five minutes, and to the newest challenge',
    },
    {
      file: 'domain/passkey/verify.ts',
      find: 'hashToken(challenge) === ChallengeHash || fail(300032)',
      replace: 'hashToken(challenge) !== ChallengeHash || ChallengeHash !== undefined || fail(300032)',
      title: 'refuses an answer from another browser',
    },
    {
      file: 'domain/passkey/challenge.ts',
      find: 'identity?.session.TokenHash ?? fail(100005)',
      replace: 'identity?.player.PlayerID ?? fail(100005)',
      title: 'refuses an answer in another session',
    },
  ],
  'a passkey used through another site, or by a person who only holds the device': [
    {
      file: 'domain/passkey/verify.ts',
      find: '  expectedOrigin: context.origin,',
      replace: "  expectedOrigin: [context.origin, 'https://evil.example'],",
      title: 'signInPasskey 300034: refuses another origin',
    },
    {
      find: '  expectedRPID: hostOf(context),',
      replace: "  expectedRPID: [hostOf(context), 'evil.example'],",
      title: 'signInPasskey 300034: refuses another host',
    },
    {
      find: '  requireUserVerification: true,',
      replace: '  requireUserVerification: false,',
      title: 'signInPasskey 300034: refuses nobody was verified',
    },
    {
      find: 'return verified ? authenticationInfo.newCounter : fail(300034);',
      replace: 'return verified || authenticationInfo.userVerified ? authenticationInfo.newCounter : fail(300034);',
      title: 'signInPasskey 300034: refuses a signature by another key',
    },
    {
      file: 'domain/passkey/signInPasskey.ts',
      find: 'if (userHandle === undefined || !isSame(userHandle, passkey.UserHandle)) fail(300034);',
      replace: "if (isSame(userHandle ?? '', '')) fail(300034);",
      title: 'signInPasskey 300034: refuses another account’s handle',
    },
  ],
  'a copied passkey': [
    {
      file: 'domain/passkey/signInPasskey.ts',
      find: '  if (counts && counter <= passkey.Counter) fail(300034);',
      replace: '  if (counts && counter < 0) fail(300034);',
      title: 'refuses a counter that does not rise',
    },
  ],
  'a stolen token that leaves a passkey behind': [
    { file: 'domain/passkey/beginPasskey.ts', find: '  requireRecentProof(context);', title: 'beginPasskey 300030' },
    { file: 'domain/passkey/handlers.ts', find: '  requireRecentProof(context);', title: 'removePasskey 300030' },
    {
      file: 'domain/passkey/beginPasskey.ts',
      find: '  if (isGuestPlayer(player)) fail(300008);',
      title: 'beginPasskey 300008',
    },
    { find: '  if (own.length >= MAX_PASSKEYS) fail(300035);', title: 'refuses an eleventh passkey' },
    {
      file: 'domain/passkey/addPasskey.ts',
      find: "    await notifyBoundWay(tx, context, PlayerID, { zh_tw: '通行密鑰', id_id: 'kunci sandi', vi_vn: 'khóa truy cập' });",
      replace: '    await Promise.resolve(notifyBoundWay);',
      title: 'reports the passkey',
    },
    {
      file: 'service/admin/playerPhone.ts',
      find: '      await removePasskeys(tx, ports, player.PlayerID);',
      test: 'service/http/securityTrail.test.ts',
      title: 'is a passkey that is added, used, refused and removed',
    },
  ],
});
