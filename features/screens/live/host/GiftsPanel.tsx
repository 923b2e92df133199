import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { FormattedMessage, FormattedNumber, useIntl } from 'react-intl';
import type { GiftShown } from '#protocol/entities/gift.ts';
import { giftShown } from '#protocol/operations/gift.ts';
import { getTopGivers } from '#protocol/operations/live.ts';
import { Stack } from '#ui/layout/Stack/index.ts';
import { operationKey, useOperation, usePush } from '../../../base/client/index.ts';
import { usePlayerName } from '../../../base/player-face/index.ts';
import { Loaded, RowSkeletons } from '../../../shared/frames/index.ts';
import { usePlayerActions } from '../../../shared/players/index.ts';
import { giftNames, giftPicture } from '../../gifts/index.ts';
import * as css from './Host.css.ts';
import { Panel } from './Panel.tsx';

const KEPT = 20;

/** The gifts of the session as they come (30212), and their sum (15690). */
export function GiftsPanel({ roomID }: { roomID: string }): ReactNode {
  const { formatMessage } = useIntl();
  const queries = useQueryClient();
  const playerName = usePlayerName();
  const players = usePlayerActions();
  const request = { RoomID: roomID, PerPage: 10 };
  const query = useOperation(getTopGivers, request, { staleTime: 0 });
  const [gifts, setGifts] = useState<readonly GiftShown[]>([]);
  usePush(giftShown, (gift) => {
    if (gift.RoomID !== roomID) return;
    // Gifts may cross on the network; every viewer sees them in the order of their numbers.
    setGifts((before) => [gift, ...before].toSorted((one, other) => other.Seq - one.Seq).slice(0, KEPT));
    void queries.invalidateQueries({ queryKey: operationKey(getTopGivers, request) });
  });
  return (
    <Panel
      aside={
        query.data === undefined ? undefined : (
          <FormattedMessage
            defaultMessage="{count, plural, other {# 個}} · 價值 {worth, number} 金幣"
            id="live.host.giftSum"
            values={{ count: query.data.Gifts, worth: query.data.Worth }}
          />
        )
      }
      title={<FormattedMessage defaultMessage="本場禮物" id="live.host.gifts" />}
    >
      <Loaded query={query} size="compact" skeleton={<RowSkeletons height="2.75rem" rows={3} />}>
        {({ List }) =>
          List.length === 0 && gifts.length === 0 ? (
            <p className={css.text}>
              <FormattedMessage defaultMessage="還沒有收到禮物" id="live.host.giftsNone" />
            </p>
          ) : (
            <>
              <Stack
                aria-label={formatMessage({ id: 'live.host.giftList', defaultMessage: '剛收到的禮物' })}
                aria-live="polite"
                as="ul"
                gap={1}
              >
                {gifts.map(({ GiftID, From, ItemID, Amount }) => {
                  const name = giftNames[ItemID];
                  return (
                    <li className={css.row} key={GiftID}>
                      <img alt="" className={css.giftPicture} src={giftPicture(ItemID, 224)} />
                      <span>{name === undefined ? null : <FormattedMessage {...name} />}</span>
                      <button className={css.quietName} onClick={() => players?.openCard(From)} type="button">
                        {playerName(From.Name)}
                      </button>
                      <b className={css.number}>{`×${String(Amount)}`}</b>
                    </li>
                  );
                })}
              </Stack>
              <Stack aria-label={formatMessage({ id: 'live.givers', defaultMessage: '贈禮榜' })} as="ol" gap={1}>
                {List.map(({ Player, Worth }, at) => (
                  <li className={css.row} key={Player.PlayerID}>
                    <span className={css.number}>{at + 1}</span>
                    <button className={css.quietName} onClick={() => players?.openCard(Player)} type="button">
                      {playerName(Player.Name)}
                    </button>
                    <b className={css.number}>
                      <FormattedNumber value={Worth} />
                    </b>
                  </li>
                ))}
              </Stack>
            </>
          )
        }
      </Loaded>
    </Panel>
  );
}
