import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { getWheelWinners } from '#protocol/operations/fireWheel.ts';
import { itemSrc, VIP_LEVELS } from '#art/index.ts';
import { Avatar } from '#ui/components/Avatar/index.ts';
import { DateTime } from '#ui/components/DateTime/index.ts';
import { EmptyState } from '#ui/components/StateView/index.ts';
import { Text } from '#ui/components/Text/index.ts';
import { useOperation } from '../../base/client/index.ts';
import { StateDrawing } from '../../base/errors/index.ts';
import { Loaded, RowSkeletons } from '../../shared/frames/index.ts';
import { drawingOf, useGainedText } from '../../shared/rewards/index.ts';
import { useLanguage } from '../../base/settings/index.ts';
import { playerPicture, usePlayerName } from '../../base/player-face/index.ts';
import * as css from './Events.css.ts';

/** The last big prizes of all players (14330). */
export function WheelWinners(): ReactNode {
  const { formatMessage } = useIntl();
  const { locale } = useLanguage();
  const words = useGainedText();
  const playerName = usePlayerName();
  const query = useOperation(getWheelWinners, {});
  return (
    <Loaded query={query} skeleton={<RowSkeletons height="4rem" rows={4} />}>
      {({ List }) =>
        List.length === 0 ? (
          <EmptyState
            description={formatMessage({ id: 'wheel.noWinnersText', defaultMessage: '轉到大獎的玩家會列在這裡。' })}
            drawing={<StateDrawing id="wheel" />}
            size="compact"
            title={formatMessage({ id: 'wheel.noWinners', defaultMessage: '大獎還沒開出' })}
          />
        ) : (
          <ol aria-label={formatMessage({ id: 'wheel.winners', defaultMessage: '大獎得主' })} className={css.list}>
            {List.map(({ SpinID, Player, ItemID, Amount, CreateTime }) => (
              <li className={css.winner} key={SpinID}>
                <Avatar
                  name=""
                  src={playerPicture({
                    playerID: Player.PlayerID,
                    picURL: Player.PicURL,
                    pictureSetting: Player.PictureSetting,
                  })}
                  tier={VIP_LEVELS.find((one) => one === Player.VIPLevel) ?? 0}
                />
                <span className={css.winnerMessages}>
                  <Text as="strong" tone="inherit" weight="bold">
                    {playerName(Player.Name)}
                  </Text>
                  <Text size={13} tone="muted">
                    <DateTime form="relative" locale={locale} value={CreateTime} />
                  </Text>
                </span>
                <span className={css.winnerPrize}>
                  <img
                    alt=""
                    className={css.won}
                    height={32}
                    src={itemSrc(drawingOf([{ ItemID, Amount }]))}
                    width={32}
                  />
                  {words.list([{ ItemID, Amount }])}
                </span>
              </li>
            ))}
          </ol>
        )
      }
    </Loaded>
  );
}
