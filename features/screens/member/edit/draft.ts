import type { AvatarId } from '#art/index.ts';
import type { OwnProfile, PictureSetting, UserInfo } from '#protocol/entities/player.ts';
import { isNickname } from '#protocol/rules/nickname.ts';
import { hasVisibleText, readableText } from '#protocol/rules/visibleText.ts';

/** What the form holds. */
export interface ProfileDraft {
  readonly name: string;
  readonly introduction: string;
  readonly picture: PictureSetting;
  /** A cut picture that is not uploaded yet. */
  readonly upload: Blob | undefined;
  /** A face of the gallery that is not uploaded yet. */
  readonly face: AvatarId | undefined;
}

/** What is kept of a player, as the form begins with it. */
export const draftOf = ({ player }: OwnProfile, { Information }: Pick<UserInfo, 'Information'>): ProfileDraft => ({
  name: player.name,
  introduction: Information,
  picture: player.pictureSetting,
  upload: undefined,
  face: undefined,
});

/** Whether something would be lost. */
export const isChanged = (draft: ProfileDraft, kept: ProfileDraft): boolean =>
  draft.name !== kept.name ||
  draft.introduction !== kept.introduction ||
  draft.picture !== kept.picture ||
  draft.upload !== undefined ||
  draft.face !== undefined;

export const INTRODUCTION_MAX = 100;

/** What is wrong with a field (specification 2 §5). */
export type NameFault = 'empty' | 'format';
export type IntroductionFault = 'empty' | 'long';

/** What is wrong with a name; one that was not changed is never wrong. */
export function nameFault(name: string, kept: string): NameFault | undefined {
  if (name === kept) return undefined;
  if (!hasVisibleText(name)) return 'empty';
  return isNickname(name) ? undefined : 'format';
}

/** What is wrong with an introduction. */
export function introductionFault(text: string): IntroductionFault | undefined {
  if (!hasVisibleText(text)) return 'empty';
  return Array.from(readableText(text)).length > INTRODUCTION_MAX ? 'long' : undefined;
}
