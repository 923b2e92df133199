import { useQueryClient } from '@tanstack/react-query';
import { ChevronRight } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { FormattedMessage, FormattedNumber, useIntl } from 'react-intl';
import { giftShown } from '#protocol/operations/gift.ts';
import { getTopGivers } from '#protocol/operations/live.ts';
import { BottomSheet } from '#ui/components/BottomSheet/index.ts';
import { EmptyState } from '#ui/components/StateView/index.ts';
import { Text } from '#ui/components/Text/index.ts';
import { Inline } from '#ui/layout/Inline/index.ts';
import { Stack } from '#ui/layout/Stack/index.ts';
import { operationKey, useOperation, usePush } from '../../../base/client/index.ts';
import { StateDrawing } from '../../../base/errors/index.ts';
import { usePlayerName } from '../../../base/player-face/index.ts';
import { Loaded, RowSkeletons } from '../../../shared/frames/index.ts';
import { usePlayerActions } from '../../../shared/players/index.ts';
import { HostAvatar } from '../parts/HostAvatar.tsx';
import * as personRow from './PersonRow.css.ts';
import * as css from './TopGivers.css.ts';

const PER_PAGE = 20;
const PLACES = 3;

/** The three largest givers of the session (15690), with a link to the whole list. */
export function TopGivers({ roomID }: { roomID: string }): ReactNode {
  const { formatMessage } = useIntl();
  const queries = useQueryClient();
  const players = usePlayerActions();
  const playerName = usePlayerName();
  const [isOpen, setOpen] = useState(false);
  const request = { RoomID: roomID, PerPage: PER_PAGE };
  const query = useOperation(getTopGivers, request, { staleTime: 0 });
  usePush(giftShown, (gift) => {
    if (gift.RoomID === roomID) void queries.invalidateQueries({ queryKey: operationKey(getTopGivers, request) });
  });
  const list = query.data?.List ?? [];
  return (
    <Inline>
      <Inline
        align="stretch"
        aria-label={formatMessage({ id: 'live.topGivers', defaultMessage: '本場贈禮前三名' })}
        as="ol"
      >
        {list.slice(0, PLACES).map(({ Player, Worth }, at) => (
          <li className={css.giver} key={Player.PlayerID} data-place={at + 1}>
            <button
              aria-label={playerName(Player.Name)}
              className={css.head}
              onClick={() => players?.openCard(Player)}
              type="button"
            >
              <svg aria-hidden="true" className={css.crown} viewBox="0 0 18 14">
                <path d="M1 3l4 4 4-6 4 6 4-4-2 10H3z" fill="currentColor" />
              </svg>
              <HostAvatar player={Player} size={36} />
            </button>
            <b className={css.worth}>
              <FormattedNumber maximumFractionDigits={0} notation="compact" value={Worth} />
            </b>
          </li>
        ))}
      </Inline>
      <button className={css.all} onClick={() => setOpen(true)} type="button">
        <FormattedMessage defaultMessage="贈禮榜" id="live.givers" />
        <ChevronRight aria-hidden="true" size={16} />
      </button>
      {isOpen ? (
        <BottomSheet
          closeLabel={formatMessage({ id: 'live.giversClose', defaultMessage: '關閉贈禮榜' })}
          onOpenChange={setOpen}
          open
          title={formatMessage({ id: 'live.givers', defaultMessage: '贈禮榜' })}
        >
          <Loaded query={query} size="compact" skeleton={<RowSkeletons height="3rem" rows={5} />}>
            {({ List, Own }) =>
              List.length === 0 ? (
                <EmptyState
                  description={formatMessage({ id: 'live.giversNoneText', defaultMessage: '第一份禮物會排在這裡。' })}
                  drawing={<StateDrawing id="gift" />}
                  size="compact"
                  title={formatMessage({ id: 'live.giversNone', defaultMessage: '本場還沒有禮物' })}
                />
              ) : (
                <>
                  <Stack aria-label={formatMessage({ id: 'live.givers', defaultMessage: '贈禮榜' })} as="ol" gap={1}>
                    {List.map(({ Player, Worth }, at) => (
                      <li key={Player.PlayerID}>
                        <button className={personRow.person} onClick={() => players?.openCard(Player)} type="button">
                          <span className={css.place}>{at + 1}</span>
                          <HostAvatar crest player={Player} size={44} />
                          <span className={css.name}>{playerName(Player.Name)}</span>
                          <b className={css.worth}>
                            <FormattedNumber value={Worth} />
                          </b>
                        </button>
                      </li>
                    ))}
                  </Stack>
                  {Own.Place > 0 ? (
                    <Text as="p" size={13} tone="muted">
                      <FormattedMessage
                        defaultMessage="您第 {place, number} 名，送出價值 {worth, number} 金幣"
                        id="live.giversOwn"
                        values={{ place: Own.Place, worth: Own.Worth }}
                      />
                    </Text>
                  ) : null}
                </>
              )
            }
          </Loaded>
        </BottomSheet>
      ) : null}
    </Inline>
  );
}
