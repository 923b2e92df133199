import { type UseMutationResult, useMutation, useQueryClient } from '@tanstack/react-query';
import { uploadHeadshot } from '#protocol/endpoints/picture.ts';
import type { ResultOf } from '#protocol/operation.ts';
import { getUserInfo, modifyProfile } from '#protocol/operations/user.ts';
import { operationKey, useClient } from '../../../base/client/index.ts';
import { askProfile } from '../../../base/session/index.ts';
import type { ProfileDraft } from './draft.ts';
import { drawFace, readAsAddress } from './pictures.ts';

/** The upload of the picture failed; the rest of the form may be valid. */
export class UploadFailure extends Error {
  readonly why: unknown;
  constructor(why: unknown) {
    super('the picture was not uploaded');
    this.name = 'UploadFailure';
    this.why = why;
  }
}

/**
 * Saves the form: a new picture first, then name, picture setting and introduction (10160). Saved parts are shown everywhere immediately,
 * even if the second call fails.
 *
 * @returns a mutation that fails with `UploadFailure` for the picture, and with the call's error for the rest
 */
export function useSaveProfile(
  onSaved: () => void,
): UseMutationResult<ResultOf<typeof modifyProfile>, Error, ProfileDraft> {
  const client = useClient();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async ({ name, introduction, picture, upload, face }: ProfileDraft) => {
      if (upload !== undefined || face !== undefined) {
        try {
          const Img = await readAsAddress(upload ?? (await drawFace(face)));
          await client.rest.post(uploadHeadshot, { Token: client.token() ?? '', Img });
        } catch (error) {
          throw new UploadFailure(error);
        }
      }
      return client.call(modifyProfile, { Name: name, PicSetting: picture, Introduction: introduction });
    },
    onSuccess: onSaved,
    onSettled: () =>
      Promise.all([askProfile(queries), queries.invalidateQueries({ queryKey: operationKey(getUserInfo) })]),
  });
}
