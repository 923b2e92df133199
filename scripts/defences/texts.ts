import { tableOf } from './tableOf.ts';

/** The breaks of "Abuse and privacy" in names, titles and texts. */
export const textBreaks = tableOf('domain/conformance.test.ts', {
  'a name or title that passes for the operator’s': [
    {
      file: 'domain/player/modifyProfile.ts',
      find: 'isIn(Name) &&',
      replace: "isIn('') &&",
      title: 'refuses a name that is reserved for the operator, and an imitation',
    },
    {
      file: 'domain/club/createClub.ts',
      find: '  assertNotReserved(ports, name);',
      replace: '  await Promise.resolve(assertNotReserved);',
      title: 'refuses a name that is reserved for the operator',
    },
    {
      file: 'domain/live/roomSettings.ts',
      find: '  assertNotReserved(ports, title);',
      replace: '  await Promise.resolve(assertNotReserved);',
      title: 'updateRoomSettings 300046: refuses a title that imitates the operator',
    },
    {
      file: 'domain/envelope/createEnvelope.ts',
      find: '  assertNotReserved(context.ports, Title);',
      replace: '  await Promise.resolve(assertNotReserved);',
      title: 'createEnvelope 300046: refuses a title that imitates the operator',
    },
    {
      file: 'domain/name/reserved.ts',
      find: 'const formOf = (text: string): string => skeletonOf(text)',
      replace: 'const formOf = (text: string): string => (skeletonOf(text) === text ? text : text.toLowerCase())',
      test: 'domain/name/skeleton.property.test.ts',
      title: 'is refused however it is written',
    },
  ],
  'a name that looks like somebody else’s': [
    {
      file: 'domain/player/name.ts',
      find: "  return isImitation(db, 'player', playerID, name);",
      replace: '  return (await Promise.resolve(isImitation)) === undefined;',
      title: 'refuses a name that looks like a taken one',
    },
    {
      file: 'domain/club/createClub.ts',
      find: "    if (await isImitation(tx, 'club', ClubID, ClubName)) fail(200101);",
      replace: '    await Promise.resolve(isImitation);',
      title: 'refuses a name that looks like the name of another club',
    },
    {
      file: 'domain/name/nameSkeletons.ts',
      find: '  const mark = markOf(skeleton);',
      replace: '  const mark = markOf(skeleton + skeleton);',
      test: 'domain/name/nameSkeletons.test.ts',
      title: 'a name stays taken while any of those that look like it is there',
    },
    {
      file: 'protocol/rules/nickname.ts',
      find: '(?=\\p{Script=Han})\\p{Lo}',
      replace: '\\p{Script=Han}',
      test: 'protocol/rules/nickname.test.ts',
      title: 'refuses "⻘山不改"',
    },
  ],
  'text that draws nothing, covers other lines or turns the words beside it': [
    {
      file: 'domain/chat/rules.ts',
      find: '  if (!isSendable(original)) failField(',
      replace: '  if (original.length > 100) failField(',
      title: 'requires 1 to 100 characters after trimming, and a UUID',
    },
    {
      file: 'protocol/entities/writtenText.ts',
      find: 'z.overwrite(readableText), ',
      title: 'requires a legible reason',
    },
    {
      file: 'protocol/rules/visibleText.ts',
      find: 'if (!isMark || marks <= MAX_MARKS) kept',
      replace: 'kept',
      test: 'protocol/rules/visibleText.test.ts',
      title: 'keeps a few combining marks of a run',
    },
    {
      file: 'domain/announcement/sanitise.ts',
      find: 'sanitizeHtml(withoutDirections(sanitizeHtml(html, OPTIONS)), OPTIONS)',
      replace: 'withoutDirections(sanitizeHtml(html, OPTIONS))',
      test: 'domain/announcement/sanitise.test.ts',
      title: 'becomes <a rel',
    },
  ],
});
