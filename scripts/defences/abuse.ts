import { tableOf } from './tableOf.ts';

const STRANGERS = 'service/http/securityStrangers.test.ts';

/** The breaks of names and texts are in `texts.ts`, and those of free gold in `freeGold.ts`. */
export const abuseBreaks = tableOf('domain/conformance.test.ts', {
  'a small file that holds a huge picture': [
    {
      file: 'domain/picture/handlers.ts',
      find: '(frame.progressive ? MAX_PROGRESSIVE_PIXELS : MAX_PIXELS))',
      replace: 'Number.POSITIVE_INFINITY)',
      title: 'refuses pictures over 12 megapixels, and progressive ones over 4',
    },
    {
      file: 'domain/picture/jpegFrame.ts',
      find: 'progressive: PROGRESSIVE.has(marker)',
      replace: 'progressive: false',
      title: 'refuses pictures over 12 megapixels, and progressive ones over 4',
    },
    {
      find: '    at += 2 + view.getUint16(at + 2);',
      replace: '    at += 2;\n    while (at + 1 < jpeg.length && view.getUint8(at) !== PREFIX) at += 1;',
      test: 'domain/picture/jpegFrame.test.ts',
      title: 'takes no picture inside of the metadata for the picture',
    },
  ],
  'pictures that take the database’s threads, or never end': [
    {
      file: 'service/ports/pictures.ts',
      find: "      if (taken > limits.waiting) return 'busy';",
      test: 'service/ports/pictures.test.ts',
      title: 'lets four wait and refuses the next one at once',
    },
    {
      file: 'service/ports/pictureProcess.ts',
      find: 'setTimeout(gone, limitMs)',
      replace: 'setTimeout(gone, limitMs + 60_000)',
      title: 'gives up a picture that takes too long, and reads the next one',
    },
    {
      find: '  if (child.pid !== undefined) lowerPriority(child.pid);\n  rest(child);',
      replace: '  rest(child);',
      title: 'decodes at a lower priority than the service, in every thread',
    },
  ],
  'uploads without end': [
    {
      file: 'domain/picture/handlers.ts',
      find: 'UPLOADS_A_DAY = 20;',
      replace: 'UPLOADS_A_DAY = 2000;',
      title: 'refuses a twenty-first picture in a day',
    },
    {
      file: 'domain/picture/playerPictures.ts',
      find: 'PICTURES_A_PLAYER = 5;',
      replace: 'PICTURES_A_PLAYER = 500;',
      test: 'domain/picture/playerPictures.test.ts',
      title: 'keeps the newest five pictures of a player',
    },
  ],
  'guests without end': [
    {
      file: 'domain/player/createGuest.ts',
      find: 'GUESTS_A_DAY = 200;',
      replace: 'GUESTS_A_DAY = 2000;',
      test: 'domain/player/guests.test.ts',
      title: 'makes 200 new guests of one address in a day',
    },
    {
      find: `guests:\${address}`,
      replace: `guests:\${DeviceID}`,
      test: STRANGERS,
      title: 'an address makes 200 guests a day',
    },
    {
      file: 'domain/player/guestReview.ts',
      find: '    if (isIdle) await deleteSoon(tx, moment, player);',
      test: 'domain/player/guests.test.ts',
      title: 'removes guests who never played 30 days after their last sign-in',
    },
  ],
  'bonuses by accounts that cost nothing': [
    {
      file: 'domain/firstDay/state.ts',
      find: "bind: Phone !== ''",
      replace: 'bind: true',
      title: 'is empty for a guest without a phone',
    },
    { file: 'domain/firstDay/handlers.ts', find: '  if (!list.Open) fail(300016);\n', title: 'is over after its days' },
    { find: '  if (list.State === 3) fail(300012);\n', title: 'refuses any number of further claims at once' },
  ],
  'bonuses by five accounts on one phone': [
    {
      file: 'domain/session/phoneReward.ts',
      find: "  await tx.table('phoneRewards').insert({ PhoneHash, Kind, CreateTime: nowText });",
      title: 'refuses a second bonus after the first account moved away',
    },
    {
      file: 'domain/invite/milestone.ts',
      find: '  !spent.has(friend.Phone) &&',
      title: 'pays one reward for accounts that share a phone by then',
    },
  ],
  'gold of many new accounts that ends in one': [
    {
      file: 'domain/secondCheck/secondCheck.ts',
      find: '  assertOldEnoughToGive(context.player, context.now);',
      title: 'refuses a red envelope',
    },
    {
      file: 'domain/gift/price.ts',
      find: '      assertOldEnoughToGive(sender, now);',
      title: 'refuses a gift, and returns the time of opening',
    },
  ],
  'statistics without end': [
    {
      file: 'domain/analytics/handlers.ts',
      find: 'BATCHES_A_DAY = 500;',
      replace: 'BATCHES_A_DAY = 5000;',
      test: 'domain/analytics/analytics.test.ts',
      title: 'takes 500 batches of one address in a day',
    },
    {
      find: `analytics:\${context.address}`,
      replace: `analytics:\${VisitorID}`,
      test: STRANGERS,
      title: 'an address brings 500 batches of visits a day',
    },
  ],
  'reports of faults that push out those of others': [
    {
      file: 'domain/errorReport/report.ts',
      find: 'NEW_FAULTS_A_DAY = 50;',
      replace: 'NEW_FAULTS_A_DAY = 500;',
      test: 'domain/errorReport/report.test.ts',
      title: 'takes 50 unknown faults of one address in a day',
    },
    {
      file: 'domain/errorReport/handlers.ts',
      find: 'admitNewFault(context.ports, context.address)',
      replace: 'admitNewFault(context.ports, report.Message)',
      test: STRANGERS,
      title: 'an address reports 50 unknown faults a day',
    },
    {
      file: 'service/http/policyReports.ts',
      find: 'admitNewFault(ports, address)',
      replace: 'admitNewFault(ports, report.Message)',
      test: 'service/http/policyReports.test.ts',
      title: 'pushes out no other faults',
    },
  ],
  'answers, each kept for a day': [
    {
      file: 'domain/dispatch/keptAnswers.ts',
      find: '  for (const place of tooOld)\n',
      replace: '  for (const place of [...tooOld].slice(1))\n',
      test: 'domain/dispatch/keptAnswers.test.ts',
      title: 'keeps a bounded number of a guest',
    },
    {
      find: 'ANSWERS_A_CALLER = 300;',
      replace: 'ANSWERS_A_CALLER = 3000;',
      test: STRANGERS,
      title: 'a guest whose calls fail without end fills no table',
    },
    {
      find: 'kept.slice(0, Math.max(0, kept.length + 1 - ANSWERS_A_CALLER))',
      replace: 'kept.slice(0, kept.length < ANSWERS_A_CALLER ? 0 : 1)',
      test: 'domain/dispatch/keptAnswers.test.ts',
      title: 'keeps hardly more where several calls of a caller share a commit',
    },
    {
      file: 'domain/dispatch/perform.ts',
      find: "  if (call.isStranger) await makeRoom(ports.store, tx, key, 'any');\n",
      test: STRANGERS,
      title: 'a guest with endless successful calls fills no table',
    },
    {
      file: 'domain/dispatch/rest.ts',
      find: `caller: identity?.player.PlayerID ?? \`address:\${request.address}\`,`,
      replace: `caller: identity?.player.PlayerID ?? \`device:\${knownDeviceID(who) ?? request.address}\`,`,
      test: 'domain/dispatch/keptAnswers.test.ts',
      title: 'keeps no more answers of an address without sessions',
    },
  ],
  'sign-ins that are begun, or made again, without end': [
    {
      file: 'domain/auth/beginSignIn.ts',
      find: 'ATTEMPTS_A_DAY = 1000;',
      replace: 'ATTEMPTS_A_DAY = 10_000;',
      test: 'domain/auth/attempt.test.ts',
      title: 'an address begins 1,000 sign-ins by a provider a day',
    },
    {
      file: 'domain/auth/openSession.ts',
      find: 'ENDED_SESSIONS_KEPT = 20;',
      replace: 'ENDED_SESSIONS_KEPT = 200;',
      test: STRANGERS,
      title: 'a guest with repeated sign-ins keeps 20 ended sessions',
    },
  ],
  'messages to strangers by adding them as friends': [
    {
      file: 'domain/chat/sendPrivateMessage.ts',
      find: 'relationshipOf(db, otherID, player.PlayerID)',
      replace: 'relationshipOf(db, player.PlayerID, otherID)',
      title: 'lets a player below the tier write only to a friend',
    },
  ],
  'reading how rich others are and when they were here': [
    {
      file: 'domain/player/serialize.ts',
      find: 'Items: isOther && player.HideBalances ? {} : ',
      replace: 'Items: ',
      title: 'setPrivacy 200: applies in every place that shows the player to others',
    },
    {
      find: "HideLastLogin ? '' : LastLoginTime;",
      replace: 'HideLastLogin ? LastLoginTime : LastLoginTime;',
      title: 'getRecommended 200: hides the last sign-in of a player who hides it',
    },
    {
      find: 'isOther ? shownPictureData(player) : pictureDataOf(player)',
      replace: 'pictureDataOf(player)',
      title: 'getUserInfo 200: shows another player only the picture in use',
    },
  ],
  'the next visitor of a browser reading a form': [
    {
      file: 'features/base/settings/personal.ts',
      find: '  tabStorage.write(PREFIX + name, value);',
      replace: '  deviceStorage.write(PREFIX + name, value);',
      test: 'features/screens/content/Content.test.tsx',
      title: 'its draft stays in this tab until it is cleared',
    },
    {
      find: '  if (owner !== undefined && owner !== playerID) forgetPersonal(owner);',
      test: 'features/base/session/SessionProvider.test.tsx',
      title: 'the end of a session removes the data of the player from the tab',
    },
  ],
});
