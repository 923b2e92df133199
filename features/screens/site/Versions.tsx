import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { useBrand, useLanguage } from '../../base/settings/index.ts';

/** The game version of the specification (1 §2). */
const GAME_VERSION = '009';

/** The game's version, and this build's, which is the specification's `{ip}` (docs/decisions/0124). */
export function Versions(): ReactNode {
  const { Name } = useBrand();
  const { locale } = useLanguage();
  const build: unknown = import.meta.env['VITE_BUILD'];
  return (
    <span>
      <FormattedMessage
        defaultMessage="{brand} · 遊戲版本 {version} · v{ip}"
        id="shell.version"
        values={{ brand: Name[locale], version: GAME_VERSION, ip: typeof build === 'string' ? build : '0' }}
      />
    </span>
  );
}
