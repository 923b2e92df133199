import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { UserInfo } from '#protocol/entities/player.ts';
import { vipTierOf } from '#protocol/entities/vip.ts';
import { ITEM } from '#protocol/entities/wallet.ts';
import { type CurrencyId, itemSrc, VIP_LEVELS, vipBadgeSrc } from '#art/index.ts';
import { Amount } from '#ui/components/Amount/index.ts';
import { CopyButton } from '#ui/components/CopyButton/index.ts';
import { Heading } from '#ui/components/Heading/index.ts';
import { Skeleton, SkeletonGroup } from '#ui/components/Skeleton/index.ts';
import { Text } from '#ui/components/Text/index.ts';
import { VipBadge } from '#ui/components/VipBadge/index.ts';
import { Inline } from '#ui/layout/Inline/index.ts';
import { Stack } from '#ui/layout/Stack/index.ts';
import { useIsGuest } from '../../../base/session/index.ts';
import { useBrand, useLanguage } from '../../../base/settings/index.ts';
import { usePlayerName, vipNames } from '../../../base/player-face/index.ts';
import { CardActions } from './CardActions.tsx';
import { CardButtons, type CardButtonsProps } from './CardButtons.tsx';
import * as css from './PlayerCard.css.ts';
import { PlayerFacts } from './PlayerFacts.tsx';
import { ReportButton } from './ReportButton.tsx';

/** The content of the card: name, marks, balances and introduction. */
export function PlayerDetails({ player, own, onClose }: CardButtonsProps): ReactNode {
  const { formatMessage } = useIntl();
  const name = usePlayerName()(player.Name);
  const guest = useIsGuest();
  return (
    <Stack>
      <div className={css.who}>
        <span className={css.name}>
          <Heading align="center" level={2} lines={2} size={24}>
            {name}
          </Heading>
          <Copy text={name} what={formatMessage({ id: 'player.copyName', defaultMessage: '複製暱稱' })} />
        </span>
        <Inline as="span" justify="center" rowGap={0} wrap>
          <Copy text={player.PlayerID} what={formatMessage({ id: 'player.copyID', defaultMessage: '複製 ID' })}>
            ID {player.PlayerID}
          </Copy>
          {own || guest ? null : <ReportButton player={player} />}
        </Inline>
        <Marks player={player} />
      </div>
      <Balances player={player} />
      <PlayerFacts player={player} />
      {own ? null : <CardActions on="about" onClose={onClose} player={player} />}
      <CardButtons onClose={onClose} own={own} player={player} />
    </Stack>
  );
}

function Copy({ text, what, children }: { text: string; what: string; children?: ReactNode }): ReactNode {
  const { formatMessage } = useIntl();
  return (
    <CopyButton
      copiedLabel={formatMessage({ id: 'player.copied', defaultMessage: '已複製' })}
      failedLabel={formatMessage({ id: 'player.notCopied', defaultMessage: '無法複製，請長按選取' })}
      form={children === undefined ? 'icon' : 'line'}
      label={what}
      text={text}
    >
      {children}
    </CopyButton>
  );
}

function Marks({ player }: { player: UserInfo }): ReactNode {
  const { formatMessage } = useIntl();
  const level = VIP_LEVELS.find((one) => one === player.VIPLevel);
  return (
    <span className={css.marks}>
      {level === undefined ? null : (
        <VipBadge
          form="plate"
          label={`${formatMessage(vipNames[vipTierOf(level)])} · VIP ${String(level)}`}
          src={vipBadgeSrc(level, 'mini')}
          tier={level}
        />
      )}
      <Text as="b" face="numerals" tone="inherit" weight="bold">
        LV.{player.Level}
      </Text>
      <span className={css.presence} data-online={player.Online || undefined}>
        {player.Online ? (
          <FormattedMessage defaultMessage="在線" id="player.online" />
        ) : (
          <FormattedMessage defaultMessage="離線" id="player.offline" />
        )}
      </span>
      {player.isHost ? (
        <span className={css.host}>
          <FormattedMessage defaultMessage="主播" id="player.host" />
        </span>
      ) : null}
    </span>
  );
}

function Balances({ player: { Bag } }: { player: UserInfo }): ReactNode {
  const { WalletItem } = useBrand().Capabilities;
  const gold = Bag.Items[String(ITEM.gold)]?.Amount;
  const other = Bag.Items[String(WalletItem === 'gem' ? ITEM.gem : ITEM.point)]?.Amount;
  if (gold === undefined && other === undefined) return null;
  return (
    <div className={css.balances}>
      {gold === undefined ? null : <Balance item="coin" value={gold} />}
      {other === undefined ? null : <Balance item={WalletItem} value={other} />}
    </div>
  );
}

function Balance({ item, value }: { item: CurrencyId; value: number }): ReactNode {
  const { locale } = useLanguage();
  return (
    <div className={css.balance}>
      <img alt="" height={36} src={itemSrc(item)} width={36} />
      <span className={css.held}>
        <Text size={12} tone="muted">
          {item === 'coin' ? (
            <FormattedMessage defaultMessage="金幣" id="player.gold" />
          ) : item === 'gem' ? (
            <FormattedMessage defaultMessage="寶石" id="player.gem" />
          ) : (
            <FormattedMessage defaultMessage="點數" id="player.point" />
          )}
        </Text>
        <Amount locale={locale} size={17} tone={item === 'coin' ? 'gold' : 'inherit'} value={value} />
      </span>
    </div>
  );
}

/** The card's skeleton, with the name of the pressed player. */
export function PlayerDetailsSkeleton({ name }: { name: string }): ReactNode {
  const { formatMessage } = useIntl();
  return (
    <Stack>
      <div className={css.who}>
        <Heading align="center" level={2} lines={2} size={24}>
          {name}
        </Heading>
      </div>
      <SkeletonGroup label={formatMessage({ id: 'player.loading', defaultMessage: '載入中' })}>
        <Stack align="center" gap={3}>
          <Skeleton height="1.25rem" shape="box" width="8rem" />
          <Skeleton height="3.75rem" shape="box" width="100%" />
          <Skeleton height="11rem" shape="box" width="100%" />
          <Skeleton height="2.75rem" shape="box" width="100%" />
        </Stack>
      </SkeletonGroup>
    </Stack>
  );
}
