import { Settings } from 'lucide-react';
import { type ReactNode, Suspense, useState } from 'react';
import { useIntl } from 'react-intl';
import { QuietBoundary } from '../../base/errors/index.ts';
import { useSession } from '../../base/session/index.ts';
import { SettingsDialog } from '../lobby-settings/index.ts';
import * as css from './Member.css.ts';

/** Opens the settings. */
export function SettingsButton(): ReactNode {
  const { formatMessage } = useIntl();
  const { session } = useSession();
  const [isOpen, setOpen] = useState(false);
  if (session === undefined) return null;
  const label = formatMessage({ id: 'menu.settings', defaultMessage: '設定' });
  return (
    <>
      <button aria-label={label} className={css.settings} onClick={() => setOpen(true)} title={label} type="button">
        <Settings aria-hidden="true" size={24} />
      </button>
      {isOpen ? (
        <QuietBoundary>
          <Suspense>
            <SettingsDialog onClose={() => setOpen(false)} />
          </Suspense>
        </QuietBoundary>
      ) : null}
    </>
  );
}
