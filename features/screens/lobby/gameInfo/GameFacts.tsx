import { Clapperboard } from 'lucide-react';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { Game, GameSheet } from '#protocol/entities/game.ts';
import { Amount } from '#ui/components/Amount/index.ts';
import { Notice } from '#ui/components/Notice/index.ts';
import { Skeleton, SkeletonGroup } from '#ui/components/Skeleton/index.ts';
import { Text } from '#ui/components/Text/index.ts';
import { VisuallyHidden } from '#ui/components/VisuallyHidden/index.ts';
import { Inline } from '#ui/layout/Inline/index.ts';
import { categoryMessages, tileMessages, useGamePicture, volatilityMessages } from '../../../shared/games/index.ts';
import { JackpotAmount } from '../JackpotAmount.tsx';
import { ProviderMark } from '../providerMarks.tsx';
import { useLocaleID, usePart } from '../../../base/settings/index.ts';
import { FavouriteButton } from './FavouriteButton.tsx';
import * as css from './GameInfo.css.ts';
import { SheetFacts } from './SheetFacts.tsx';

export interface GameFactsProps {
  game: Game;
  /** The facts of 13170, which load later. */
  sheet: GameSheet | undefined;
}

/** The facts about a game. */
export function GameFacts({ game, sheet }: GameFactsProps): ReactNode {
  const { formatMessage, locale } = useIntl();
  const games = usePart('Games');
  // A game that cannot be played has no bets and no jackpot yet.
  const isPlayable = games === 'open' && game.Playable;
  const hasJackpot = isPlayable && game.Jackpot > 0;
  const picture = useGamePicture(game, 'wide', useLocaleID(), '(min-width: 48rem) 24rem, 92vw');
  return (
    <div className={css.facts}>
      <div className={css.art} style={{ backgroundColor: picture.placeholder }}>
        <img alt="" className={css.picture} sizes={picture.sizes} src={picture.src} srcSet={picture.srcSet} />
        <FavouriteButton gameCode={game.GameCode} />
        {hasJackpot ? (
          <p className={css.jackpot}>
            <span className={css.jackpotLabel}>{formatMessage(tileMessages.jackpot)}</span>
            <JackpotAmount gameCode={game.GameCode} value={game.Jackpot} />
          </p>
        ) : null}
      </div>
      <Inline as="p" size={13}>
        {game.Provider === '' ? null : (
          <>
            <span className={css.makerMark}>
              <ProviderMark />
            </span>
            <b>{game.Provider}</b>
          </>
        )}
        <span className={css.english} lang="en">
          {game.GameNames.en_us}
        </span>
      </Inline>
      <dl className={css.list}>
        <div className={css.fact}>
          <Text as="dt" size={12} tone="muted">
            {formatMessage({ id: 'lobby.game.category', defaultMessage: '類別' })}
          </Text>
          <Inline as="dd" size={15} weight="bold" wrap>
            {formatMessage(categoryMessages[game.Category])}
          </Inline>
        </div>
        {isPlayable ? (
          <>
            <div className={css.fact}>
              <Text as="dt" size={12} tone="muted">
                {formatMessage({ id: 'lobby.game.volatility', defaultMessage: '波動度' })}
              </Text>
              <Inline as="dd" size={15} weight="bold" wrap>
                <Pips level={game.Volatility} />
                {formatMessage(volatilityMessages[game.Volatility])}
              </Inline>
            </div>
            <div className={css.fact} data-wide="">
              <Text as="dt" size={12} tone="muted">
                {formatMessage({ id: 'lobby.game.bets', defaultMessage: '投注範圍（金幣）' })}
              </Text>
              <Inline as="dd" size={15} weight="bold" wrap>
                <Amount locale={locale} value={game.MinBet} />
                <span aria-hidden="true">–</span>
                <VisuallyHidden>{formatMessage({ id: 'lobby.game.to', defaultMessage: '至' })}</VisuallyHidden>
                <Amount locale={locale} value={game.MaxBet} />
              </Inline>
            </div>
          </>
        ) : null}
      </dl>
      {sheet === undefined || !isPlayable ? null : <SheetFacts sheet={sheet} />}
      {games === 'closed' || !game.Playable ? (
        <Notice icon={<Clapperboard size={18} />} tone="info">
          <FormattedMessage defaultMessage="這款遊戲正在準備中，開放後就能從這裡開始玩。" id="lobby.game.coming" />
        </Notice>
      ) : null}
    </div>
  );
}

function Pips({ level }: { level: Game['Volatility'] }): ReactNode {
  return (
    <span aria-hidden="true" className={css.pips}>
      {[1, 2, 3, 4, 5].map((pip) => (
        <span className={css.pip} data-state={pip <= level ? 'on' : 'off'} key={pip} />
      ))}
    </span>
  );
}

/** The facts while loading. */
export function GameFactsSkeleton(): ReactNode {
  const { formatMessage } = useIntl();
  return (
    <SkeletonGroup label={formatMessage({ id: 'lobby.game.loading', defaultMessage: '遊戲介紹載入中' })}>
      <div className={css.facts}>
        <Skeleton aspectRatio="744 / 432" shape="box" width="100%" />
        <Skeleton width="60%" />
        <Skeleton height="7.5rem" shape="box" width="100%" />
      </div>
    </SkeletonGroup>
  );
}
