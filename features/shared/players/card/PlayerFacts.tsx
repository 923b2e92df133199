import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import type { UserInfo } from '#protocol/entities/player.ts';
import { DateTime } from '#ui/components/DateTime/index.ts';
import { Fact, FactList } from '#ui/components/FactList/index.ts';
import { useLanguage } from '../../../base/settings/index.ts';

/**
 * A player's introduction, club, registration and last sign-in, in Taipei's time (specification 2 §2).
 *
 * @param children more `Fact`s
 */
export function PlayerFacts({ player, children }: { player: UserInfo; children?: ReactNode }): ReactNode {
  const { locale } = useLanguage();
  return (
    <FactList>
      <Fact
        empty={player.Information === ''}
        name={<FormattedMessage defaultMessage="自我介紹" id="player.information" />}
      >
        {player.Information === '' ? (
          <FormattedMessage defaultMessage="還沒有自我介紹" id="player.noInformation" />
        ) : (
          player.Information
        )}
      </Fact>
      <Fact empty={player.Club.ClubName === ''} name={<FormattedMessage defaultMessage="俱樂部" id="player.club" />}>
        {player.Club.ClubName === '' ? (
          <FormattedMessage defaultMessage="尚未加入" id="player.noClub" />
        ) : (
          player.Club.ClubName
        )}
      </Fact>
      <Fact name={<FormattedMessage defaultMessage="註冊時間" id="player.registered" />}>
        <DateTime form="dotted" locale={locale} value={player.RegistTime} />
      </Fact>
      <Fact
        empty={player.LastLoginTime === ''}
        name={<FormattedMessage defaultMessage="最後登入" id="player.lastLogin" />}
      >
        {player.LastLoginTime === '' ? (
          <FormattedMessage defaultMessage="未公開" id="player.hidden" />
        ) : (
          <DateTime form="dotted" locale={locale} value={player.LastLoginTime} />
        )}
      </Fact>
      {children}
    </FactList>
  );
}
