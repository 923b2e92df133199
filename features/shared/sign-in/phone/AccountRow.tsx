import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import type { PhoneAccount } from '#protocol/entities/phone.ts';
import { AVATAR_IDS, avatarSrc } from '#art/index.ts';
import { Avatar } from '#ui/components/Avatar/index.ts';
import { Text } from '#ui/components/Text/index.ts';
import { Stack } from '#ui/layout/Stack/index.ts';
import * as css from './AccountDialog.css.ts';

/** An account on a phone: face, name, level, and its actions. */
export function AccountRow({
  account: { Player, Level },
  picture = faceOf(Player.PlayerID),
  children,
}: {
  account: PhoneAccount;
  picture?: string | undefined;
  children: ReactNode;
}): ReactNode {
  return (
    <li className={css.row}>
      <Avatar name="" size={44} src={picture} />
      <Stack as="span" gap={0} grow>
        <strong className={css.name}>{Player.Name}</strong>
        <Text face="numerals" size={12} tone="muted">
          <FormattedMessage defaultMessage="LV.{level, number}" id="accounts.level" values={{ level: Level }} />
        </Text>
      </Stack>
      {children}
    </li>
  );
}

/** The accounts of a phone come without pictures. A face chosen by id distinguishes the accounts. */
function faceOf(playerID: string): string {
  const id = AVATAR_IDS[Number(playerID.slice(-4)) % AVATAR_IDS.length] ?? 'cat';
  return avatarSrc(id);
}
