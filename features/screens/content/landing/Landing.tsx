import { Gamepad2, MessagesSquare, ShieldCheck, Trophy } from 'lucide-react';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import catalogue from '#content/games.json' with { type: 'json' };
import { localePrefix } from '#protocol/rules/pageAddress.ts';
import { Button } from '#ui/components/Button/index.ts';
import { Card } from '#ui/components/Card/index.ts';
import { Heading } from '#ui/components/Heading/index.ts';
import { Text } from '#ui/components/Text/index.ts';
import { Inline } from '#ui/layout/Inline/index.ts';
import { Stack } from '#ui/layout/Stack/index.ts';
import { Link, useLocation } from '../../../base/routing/index.ts';
import { RatingMark } from '../../../shared/age-gate/index.ts';
import { useBrand, useLanguage, usePart } from '../../../base/settings/index.ts';
import type { ContentText } from '../contentPage.ts';
import { TextProse } from '../text/TextProse.tsx';
import { wordOf } from '../text/useText.ts';
import { GamePicture } from './GamePicture.tsx';
import * as css from './Landing.css.ts';

const points = [
  { name: 'games', icon: Gamepad2 },
  { name: 'social', icon: MessagesSquare },
  { name: 'events', icon: Trophy },
  { name: 'fair', icon: ShieldCheck },
] as const;

const SHOWN = 8;

/** The content of the marketing page: a promise, the games, more features, and a notice. */
export function Landing({ text }: { text: ContentText }): ReactNode {
  const { Lobby, Name } = useBrand();
  const { locale } = useLanguage();
  const isClosed = usePart('Games') === 'closed';
  const prefix = localePrefix(useLocation().pathname);
  /** The variant of the text while no game can be played. */
  const said = (name: string): string => (isClosed ? text.words[`${name}Closed`] : undefined) ?? wordOf(text, name);
  // The brand's highlighted game first.
  const games = catalogue.toSorted(
    (one, other) => Number(other.GameCode === Lobby.Game) - Number(one.GameCode === Lobby.Game),
  );
  return (
    <Stack gap={8}>
      <section className={css.hero}>
        <Stack>
          <Inline align="center" gap={3}>
            <RatingMark />
            <Text size={13} tone="muted">
              {wordOf(text, 'rating')}
            </Text>
          </Inline>
          <h1 className={css.title}>{said('headline')}</h1>
          <Text as="p" size={17}>
            {said('lead')}
          </Text>
          <Inline gap={3} wrap>
            <Button asChild size="lg">
              <Link to={`${prefix}/play-game/m`}>
                {isClosed ? (
                  <FormattedMessage defaultMessage="前往遊戲大廳" id="content.toLobby" />
                ) : (
                  <FormattedMessage defaultMessage="立即玩" id="content.play" />
                )}
              </Link>
            </Button>
            <Button asChild size="lg" variant="secondary">
              <Link to={`${prefix}/download`}>
                <FormattedMessage defaultMessage="下載遊戲" id="content.download" />
              </Link>
            </Button>
          </Inline>
        </Stack>
        <ul aria-label={wordOf(text, 'gamesLabel')} className={css.tiles}>
          {games.slice(0, SHOWN).map((game, place) => (
            <li key={game.GameCode}>
              <GamePicture game={game} locale={locale} star={place === 0} />
            </li>
          ))}
        </ul>
      </section>
      <section aria-label={Name[locale]}>
        <ul className={css.points}>
          {points.map(({ name, icon: Sign }) => (
            <li key={name}>
              <Card>
                <Stack gap={2}>
                  <Sign aria-hidden="true" className={css.sign} size={28} />
                  <Heading level={2}>{said(`${name}Title`)}</Heading>
                  <Text as="p" tone="muted">
                    {said(`${name}Text`)}
                  </Text>
                </Stack>
              </Card>
            </li>
          ))}
        </ul>
      </section>
      <TextProse blocks={text.blocks} />
    </Stack>
  );
}
