import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { getReplay } from '#protocol/endpoints/play.ts';
import { localePrefix } from '#protocol/rules/pageAddress.ts';
import { Button } from '#ui/components/Button/index.ts';
import { EmptyState } from '#ui/components/StateView/index.ts';
import { RequestFailure, useClient } from '../../../base/client/index.ts';
import { StateDrawing } from '../../../base/errors/index.ts';
import { Link, useLocation, useSearchParams } from '../../../base/routing/index.ts';
import { Loaded, PageContentSkeleton, SectionFrame } from '../../../shared/frames/index.ts';
import { ReplayedRound } from './ReplayedRound.tsx';

/** The code for an address without a round, or without the service's signature. */
const UNKNOWN = 300011;
/** The code for an address signed more than a day ago. */
const OVER = 300016;

/** /replay: a won round by its signed address, for all visitors (specification 1 §7): bet, turn and win. */
export function ReplayPage(): ReactNode {
  const { rest } = useClient();
  const [query] = useSearchParams();
  const asked = {
    RoundID: query.get('RoundID') ?? '',
    Expires: query.get('Expires') ?? '',
    Sign: query.get('Sign') ?? '',
  };
  const round = useQuery({
    queryKey: ['replay', asked],
    queryFn: ({ signal }) => rest.get(getReplay, asked, { signal }),
    // A round does not change, and a retry does not make a signature valid.
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
  const code = round.error instanceof RequestFailure ? round.error.code : undefined;
  return (
    <SectionFrame page="/replay">
      {code === UNKNOWN || code === OVER ? (
        <NoRound isOver={code === OVER} />
      ) : (
        <Loaded query={round} skeleton={<PageContentSkeleton page="/replay" />}>
          {(found) => <ReplayedRound round={found} />}
        </Loaded>
      )}
    </SectionFrame>
  );
}

function NoRound({ isOver }: { isOver: boolean }): ReactNode {
  const { formatMessage } = useIntl();
  const prefix = localePrefix(useLocation().pathname);
  return (
    <EmptyState
      action={
        <Button asChild>
          <Link to={`${prefix}/member/honors`}>
            <FormattedMessage defaultMessage="看我的榮譽榜" id="replay.toHonors" />
          </Link>
        </Button>
      }
      description={
        isOver
          ? formatMessage({ id: 'replay.overText', defaultMessage: '重播連結的效期是一天，請對方再分享一次。' })
          : formatMessage({ id: 'replay.unknownText', defaultMessage: '連結可能不完整，請確認後再打開。' })
      }
      drawing={<StateDrawing id="reels" />}
      title={
        isOver
          ? formatMessage({ id: 'replay.over', defaultMessage: '重播連結已過期' })
          : formatMessage({ id: 'replay.unknown', defaultMessage: '找不到這一局' })
      }
    />
  );
}
