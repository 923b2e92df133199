import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import type { UserInfo } from '#protocol/entities/player.ts';
import { DateTime } from '#ui/components/DateTime/index.ts';
import { useLanguage } from '../../settings/index.ts';
import * as css from './PlayerCard.css.ts';

/** What a player says of themselves, their club, and since when and how lately they are here, in Taipei's time (specification 2 §2). @param children further `Fact`s */
export function PlayerFacts({ player, children }: { player: UserInfo; children?: ReactNode }): ReactNode {
  const { locale } = useLanguage();
  return (
    <dl className={css.facts}>
      <Fact name={<FormattedMessage defaultMessage="自我介紹" id="player.information" />}>
        {player.Information === '' ? (
          <Quiet>
            <FormattedMessage defaultMessage="還沒有自我介紹" id="player.noInformation" />
          </Quiet>
        ) : (
          player.Information
        )}
      </Fact>
      <Fact name={<FormattedMessage defaultMessage="俱樂部" id="player.club" />}>
        {player.Club.ClubName === '' ? (
          <Quiet>
            <FormattedMessage defaultMessage="尚未加入" id="player.noClub" />
          </Quiet>
        ) : (
          player.Club.ClubName
        )}
      </Fact>
      <Fact name={<FormattedMessage defaultMessage="註冊時間" id="player.registered" />}>
        <DateTime form="dotted" locale={locale} value={player.RegistTime} />
      </Fact>
      <Fact name={<FormattedMessage defaultMessage="最後登入" id="player.lastLogin" />}>
        {player.LastLoginTime === '' ? (
          <Quiet>
            <FormattedMessage defaultMessage="未公開" id="player.hidden" />
          </Quiet>
        ) : (
          <DateTime form="dotted" locale={locale} value={player.LastLoginTime} />
        )}
      </Fact>
      {children}
    </dl>
  );
}

/** One line of the facts: its name and what it says. */
export function Fact({ name, children }: { name: ReactNode; children: ReactNode }): ReactNode {
  return (
    <div className={css.fact}>
      <dt className={css.factName}>{name}</dt>
      <dd className={css.factValue}>{children}</dd>
    </div>
  );
}

/** What is said where there is nothing to say. */
export function Quiet({ children }: { children: ReactNode }): ReactNode {
  return <span className={css.quiet}>{children}</span>;
}
