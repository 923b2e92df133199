import type { AvatarId } from '#art/index.ts';
import type { OwnProfile, PictureSetting, UserInfo } from '#protocol/entities/player.ts';
import { isNickname } from '#protocol/rules/nickname.ts';
import { hasVisibleText, readableText } from '#protocol/rules/visibleText.ts';

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

/** Whether the form has unsaved changes. */
export const isChanged = (draft: ProfileDraft, kept: ProfileDraft): boolean =>
  draft.name !== kept.name ||
  draft.introduction !== kept.introduction ||
  draft.picture !== kept.picture ||
  draft.upload !== undefined ||
  draft.face !== undefined;

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
