import { type UseMutationResult, useMutation } from '@tanstack/react-query';
import { getReplayUrl } from '#protocol/endpoints/play.ts';
import type { HonorRecord } from '#protocol/entities/honor.ts';
import { localePrefix } from '#protocol/rules/pageAddress.ts';
import { useToast } from '#ui/components/Toast/index.ts';
import { useClient } from '../../base/client/index.ts';
import { useErrorText } from '../../base/errors/index.ts';
import { useLocation, useNavigate } from '../../base/routing/index.ts';
import { replayPath } from '../../shared/games/index.ts';

/** Asks for a signed address of a record's round, and opens its page. */
export function useReplay(): UseMutationResult<{ ReplayURL: string }, Error, HonorRecord> {
  const { rest } = useClient();
  const navigate = useNavigate();
  const prefix = localePrefix(useLocation().pathname);
  const toast = useToast();
  const errorText = useErrorText();
  return useMutation({
    mutationFn: ({ SiteID, GameInfo, PlayerID, ID, RoundID }: HonorRecord) =>
      rest.post(getReplayUrl, { SiteID, GameCode: GameInfo.GameID, PlayerID, AchID: ID, RoundID }),
    onSuccess: ({ ReplayURL }) => navigate(replayPath(prefix, ReplayURL)),
    onError: (error) => toast({ tone: 'danger', text: errorText(error) }),
  });
}
