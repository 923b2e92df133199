import { type ReactNode, Suspense } from 'react';
import { useIntl } from 'react-intl';
import { gameNameOf } from '#protocol/rules/gameName.ts';
import { useGame } from '../../../shared/games/index.ts';
import { useBrand, useLanguage, useLocaleID } from '../../../base/settings/index.ts';
import { LiffShare, liffOfPage } from '../../../shared/sign-in/index.ts';

/** LINE's own picker, for friends outside the product, who receive a link to the game. Renders nothing outside LINE. */
export function LineShare({ gameCode }: { gameCode: string }): ReactNode {
  const { formatMessage } = useIntl();
  const { locale } = useLanguage();
  const { Name, LiffID } = useBrand();
  const liff = liffOfPage();
  const { game } = useGame(gameCode);
  const localeID = useLocaleID();
  if (liff === undefined || !game) return null;
  const words = formatMessage(
    { id: 'share.line', defaultMessage: '一起來{brand}玩「{game}」' },
    { brand: Name[locale], game: gameNameOf(game.GameNames, localeID) },
  );
  // The address of LINE opens inside LINE.
  const origin = LiffID === '' ? window.location.origin : `https://liff.line.me/${LiffID}`;
  const text = `${words}\n${origin}/${locale}/share?game=${encodeURIComponent(gameCode)}`;
  return (
    <Suspense>
      <LiffShare liff={liff} messages={[{ type: 'text', text }]} />
    </Suspense>
  );
}
