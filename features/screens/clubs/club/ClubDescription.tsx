import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import type { ClubInfo } from '#protocol/entities/club.ts';
import type { ClubRole } from '#protocol/rules/club.ts';
import type { PlayerSummary } from '#protocol/entities/player.ts';
import { DateTime } from '#ui/components/DateTime/index.ts';
import { Text } from '#ui/components/Text/index.ts';
import { useLanguage } from '../../../base/settings/index.ts';
import { usePlayerName } from '../../../base/player-face/index.ts';
import * as css from '../Club.css.ts';
import { ClubFlag } from '../flag/ClubFlag.tsx';
import { LevelMark } from '../parts/LevelMark.tsx';
import { PlayerFace } from '../parts/PlayerFace.tsx';
import { RoleMark } from '../parts/RoleMark.tsx';

/** A club's description: flag, text, founding date and leader. */
export function ClubDescription({ club }: { club: ClubInfo }): ReactNode {
  const { locale } = useLanguage();
  return (
    <div className={css.section}>
      <div className={css.banner}>
        <ClubFlag badge={club.PicInfo.DefaultID} color={club.FlagColor} />
        <div className={css.tight}>
          <div className={css.line}>
            <LevelMark level={club.Level} />
            <Text size={13}>
              {club.MemberCount} / {club.MemberLimit}
            </Text>
          </div>
          <Text size={13} tone="muted">
            <FormattedMessage
              defaultMessage="{date} 創立"
              id="clubs.since"
              values={{ date: <DateTime form="date" locale={locale} value={club.CreateTime} /> }}
            />
          </Text>
          {club.AllianceName === '' ? null : (
            <Text size={13} tone="muted">
              {club.AllianceName}
            </Text>
          )}
        </div>
      </div>
      <Text as="p">
        <span className={css.words}>
          {club.Description === '' ? (
            <FormattedMessage defaultMessage="會長還沒有寫下俱樂部說明。" id="clubs.noWords" />
          ) : (
            club.Description
          )}
        </span>
      </Text>
      <ul className={css.rows}>
        {club.Leader === null ? null : <Officer player={club.Leader} office="leader" />}
        {club.Deputies.map((player) => (
          <Officer key={player.PlayerID} player={player} office="deputy" />
        ))}
      </ul>
    </div>
  );
}

function Officer({ player, office }: { player: PlayerSummary; office: ClubRole }): ReactNode {
  const playerName = usePlayerName();
  return (
    <li className={css.line}>
      <PlayerFace player={player} size={36} />
      <Text weight="bold">{playerName(player.Name)}</Text>
      <RoleMark office={office} />
    </li>
  );
}
