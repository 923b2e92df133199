import type { PictureSetting } from '#protocol/entities/player.ts';
import { fail, failField } from '#protocol/failure.ts';
import * as operations from '#protocol/operations/user.ts';
import { isSendable } from '#protocol/rules/chatText.ts';
import { readableText } from '#protocol/rules/visibleText.ts';
import { isNickname } from '#protocol/rules/nickname.ts';
import { recordActivity } from '../activity/record.ts';
import type { PlayerContext, PlayerRow } from '../dispatch/context.ts';
import { answer } from '../dispatch/handler.ts';
import { ECONOMY } from '../economy.ts';
import { featureFlagsOf } from '../featureFlags/featureFlags.ts';
import type { Transaction } from '../ports/store.ts';
import { changeSkeleton, nameLock } from '../name/nameSkeletons.ts';
import { reservedWordsOf } from '../name/reserved.ts';
import { indexName, unindexName } from './nameGrams.ts';
import { isTaken, nameKey } from './name.ts';
import { pictureDataOf, settingOf } from './serialize.ts';
import { isGuestPlayer } from '../session/guest.ts';
import { roleOf } from '../session/staff.ts';

export const modifyProfile = answer(
  operations.modifyProfile,
  async ({ Name, PicSetting, Introduction }, context, tx) => {
    const { PlayerID, TptType } = context.player;
    if (isGuestPlayer({ TptType })) fail(200017);
    const wanted = Name.normalize('NFC');
    const Information = readableText(Introduction);
    if (!isSendable(Information)) failField('Introduction', 'must have 1 to 100 characters');
    await tx.lock([`player:${PlayerID}`, nameLock('player', wanted)]);
    const before = (await tx.table('players').get(PlayerID)) ?? fail(100013);
    const renamed = before.Name === wanted ? noChange : await rename(tx, context, before, wanted);
    await assertNoBlockedWords(context, renamed.Name === undefined ? [Information] : [wanted, Information]);
    const PictureSetting = chosenPicture(before, PicSetting);
    const after = { ...before, ...renamed, Information, PictureSetting };
    await tx.table('players').update({ PlayerID }, { ...renamed, Information, PictureSetting });
    await recordActivity(tx, context, PlayerID, { Kind: 'profile' });
    return {
      Name: after.Name,
      PicSetting: settingOf(after),
      Introduction: Information,
      Rename: after.Rename,
      RenameLimit: ECONOMY.RenameLimit,
    };
  },
);

const noChange: Partial<PlayerRow> = {};

/**
 * The columns that a new name changes (specification 2 §4, §8).
 * @throws Failure 200119 when the free changes are used up, 200086 for a wrong format, 300046 for a reserved word, 200087 if
 * another player has the name or a name that looks the same
 */
async function rename(
  tx: Transaction,
  { ports }: Pick<PlayerContext, 'ports'>,
  { PlayerID, Rename, NameKey: before }: PlayerRow,
  Name: string,
): Promise<Pick<PlayerRow, 'Name' | 'NameKey' | 'Rename'>> {
  if (Rename >= ECONOMY.RenameLimit) fail(200119);
  if (!isNickname(Name)) fail(200086);
  // Staff act for the operator, so they may have such a name.
  if (reservedWordsOf(ports.settings).isIn(Name) && (await roleOf(tx, PlayerID)) === undefined) fail(300046);
  if (await isTaken(tx, Name, PlayerID)) fail(200087);
  const NameKey = nameKey(Name);
  await unindexName(tx, before);
  await indexName(tx, NameKey);
  await changeSkeleton(tx, 'player', PlayerID, Name);
  return { Name, NameKey, Rename: Rename + 1 };
}

/**
 * Names and introductions are shown everywhere for a long time, so a blocked word is refused at every tier and never masked.
 * @throws Failure 200067
 */
async function assertNoBlockedWords({ ports }: PlayerContext, texts: readonly string[]): Promise<void> {
  const { words } = await featureFlagsOf(ports).read();
  if (texts.some((text) => words.blocked.find(text).length > 0)) fail(200067);
}

/** @throws Failure 300013 for a picture of an identity provider that the player does not have */
function chosenPicture(player: PlayerRow, setting: PictureSetting): PictureSetting {
  const { LinePicURL, FBPicURL } = pictureDataOf(player);
  if ((setting === 3 && LinePicURL === '') || (setting === 4 && FBPicURL === '')) fail(300013);
  return settingOf({ ...player, PictureSetting: setting });
}
