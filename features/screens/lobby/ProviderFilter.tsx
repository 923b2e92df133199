import { Building2, ChevronDown } from 'lucide-react';
import { type ComponentProps, lazy, type ReactNode, Suspense, useState } from 'react';
import { useIntl } from 'react-intl';
import { getOpenGameProviders } from '#protocol/endpoints/lobby.ts';
import { getGameProviders } from '#protocol/operations/lobby.ts';
import { Chip } from '#ui/components/Chip/index.ts';
import { loadAgain } from '#ui/loadAgain.ts';
import { useOpenOperation } from '../../base/client/index.ts';
import * as css from './Lobby.css.ts';
import { ProviderMark } from './providerMarks.tsx';
import { useMayAsk } from '../../shared/games/index.ts';

const ProviderMenu = lazy(loadAgain(() => import('./ProviderMenu.tsx')));

export interface ProviderFilterProps {
  provider: string;
  onProviderChange: (provider: string) => void;
}

/** Chooses the provider (13180). Renders nothing with a single provider. */
export default function ProviderFilter({ provider, onProviderChange }: ProviderFilterProps): ReactNode {
  const [asked, setAsked] = useState(false);
  const makers =
    useOpenOperation(getGameProviders, getOpenGameProviders, {}, { enabled: useMayAsk(), staleTime: 300_000 }).data
      ?.List ?? [];
  if (makers.length < 2) return null;
  if (!asked) return <ProviderChip aria-haspopup="menu" onClick={() => setAsked(true)} provider={provider} />;
  return (
    <Suspense fallback={<ProviderChip aria-haspopup="menu" provider={provider} />}>
      <ProviderMenu
        makers={makers}
        onProviderChange={onProviderChange}
        provider={provider}
        trigger={<ProviderChip provider={provider} />}
      />
    </Suspense>
  );
}

function ProviderChip({ provider, ...rest }: ComponentProps<typeof Chip> & { provider: string }): ReactNode {
  const { formatMessage } = useIntl();
  return (
    <Chip
      {...rest}
      icon={
        provider === '' ? (
          <Building2 size={18} />
        ) : (
          <span className={css.maker}>
            <ProviderMark />
          </span>
        )
      }
      selected={provider !== ''}
    >
      {provider === '' ? formatMessage({ id: 'lobby.providers', defaultMessage: '遊戲供應商' }) : provider}
      <ChevronDown aria-hidden="true" className={css.chevron} size={16} />
    </Chip>
  );
}
