import { type AvatarId, avatarSrc } from '#art/index.ts';
import type { OwnProfile, PictureSetting, UserInfo } from '#protocol/entities/player.ts';
import { isNickname } from '#protocol/rules/nickname.ts';
import { hasVisibleText, readableText } from '#protocol/rules/visibleText.ts';
import { playerPicture } from '../../../base/player-face/index.ts';

export interface ProfileDraft {
  readonly name: string;
  readonly introduction: string;
  readonly picture: PictureSetting;
  readonly upload: Blob | undefined;
  readonly face: AvatarId | undefined;
}

/** Returns the form's initial values from the saved profile. */
export const draftOf = ({ player }: OwnProfile, { Information }: Pick<UserInfo, 'Information'>): ProfileDraft => ({
  name: player.name,
  introduction: Information,
  picture: player.pictureSetting,
  upload: undefined,
  face: undefined,
});

/** Returns the number of unsaved changes: the name, the introduction, and the picture. */
export const countChanges = (draft: ProfileDraft, kept: ProfileDraft): number =>
  [
    draft.name !== kept.name,
    draft.introduction !== kept.introduction,
    draft.picture !== kept.picture || draft.upload !== undefined || draft.face !== undefined,
  ].filter(Boolean).length;

/**
 * Returns the address of the picture that the draft will show.
 * @param cut the address of a photo that is not uploaded yet
 */
export function draftedPicture(draft: ProfileDraft, player: OwnProfile['player'], cut: string | undefined): string {
  if (draft.face !== undefined) return avatarSrc(draft.face);
  const { UploadPicURL, LinePicURL, FBPicURL } = player.pictureData;
  const picURL = { 1: cut ?? UploadPicURL, 2: '', 3: LinePicURL, 4: FBPicURL }[draft.picture];
  return playerPicture({ playerID: player.playerID, picURL, pictureSetting: draft.picture });
}

export const INTRODUCTION_MAX = 100;

/** Returns the faults of the fields (specification 2 §5). */
export type NameFault = 'empty' | 'format';
export type IntroductionFault = 'empty' | 'long';

/** Returns the fault of a name. An unchanged name has no fault. */
export function nameFault(name: string, kept: string): NameFault | undefined {
  if (name === kept) return undefined;
  if (!hasVisibleText(name)) return 'empty';
  return isNickname(name) ? undefined : 'format';
}

export function introductionFault(text: string): IntroductionFault | undefined {
  if (!hasVisibleText(text)) return 'empty';
  return Array.from(readableText(text)).length > INTRODUCTION_MAX ? 'long' : undefined;
}
