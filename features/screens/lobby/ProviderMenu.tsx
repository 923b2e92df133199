import { type ReactElement, type ReactNode, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { ResultOf } from '#protocol/operation.ts';
import type { getGameProviders } from '#protocol/operations/lobby.ts';
import { Menu, MenuRadioGroup, MenuRadioItem } from '#ui/components/Menu/index.ts';

export interface ProviderMenuProps {
  provider: string;
  onProviderChange: (provider: string) => void;
  makers: ResultOf<typeof getGameProviders>['List'];
  trigger: ReactElement;
}

/** The menu of providers, open on mount since a press loaded it. */
export default function ProviderMenu({ makers, provider, onProviderChange, trigger }: ProviderMenuProps): ReactNode {
  const { formatMessage } = useIntl();
  const [open, setOpen] = useState(true);
  return (
    <Menu onOpenChange={setOpen} open={open} trigger={trigger}>
      <MenuRadioGroup
        label={formatMessage({ id: 'lobby.providers', defaultMessage: '遊戲供應商' })}
        onValueChange={(next) => {
          setOpen(false);
          onProviderChange(next);
        }}
        value={provider}
      >
        <MenuRadioItem value="">
          <FormattedMessage defaultMessage="全部供應商" id="providers.all" />
        </MenuRadioItem>
        {makers.map(({ Provider, Games }) => (
          <MenuRadioItem key={Provider} value={Provider}>
            <FormattedMessage
              defaultMessage="{provider}（{games} 款）"
              id="providers.one"
              values={{ provider: Provider, games: Games }}
            />
          </MenuRadioItem>
        ))}
      </MenuRadioGroup>
    </Menu>
  );
}
