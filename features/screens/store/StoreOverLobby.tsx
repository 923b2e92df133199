import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { BottomSheet } from '#ui/components/BottomSheet/index.ts';
import { useLayerTurn } from '../../base/overlays/index.ts';
import { useSearchParams } from '../../base/routing/index.ts';
import { useIsStoreAsked } from '../../shared/frames/index.ts';
import { useSignInStep } from '../../shared/sign-in/index.ts';
import * as css from './Store.css.ts';
import { readNeed, readTab } from './storeAddress.ts';
import { StoreContent } from './StoreContent.tsx';

const PARAMETERS = ['openStore', 'slug', 'tab', 'need'];

/**
 * The store over the lobby: `?openStore=true`, with `slug=point` for gems or points (specification 2 §1). The store waits for its turn
 * among the dialogs that open automatically. If a visitor wants to buy, the sign-in replaces the store and then returns to it.
 */
export function StoreOverLobby(): ReactNode {
  const { formatMessage } = useIntl();
  const [parameters, setParameters] = useSearchParams();
  const { step } = useSignInStep();
  const isAsked = useIsStoreAsked();
  const isOpen = useLayerTurn(isAsked && step === undefined);
  const close = (): void =>
    setParameters(
      (before) => {
        const after = new URLSearchParams(before);
        for (const name of PARAMETERS) after.delete(name);
        return after;
      },
      { replace: true },
    );
  return (
    <BottomSheet
      closeLabel={formatMessage({ id: 'store.close', defaultMessage: '關閉商城' })}
      height="full"
      historyEntry={false}
      onOpenChange={(open) => (open ? undefined : close())}
      open={isOpen}
      place="middle"
      title={formatMessage({ id: 'frame.store', defaultMessage: '購點兌換' })}
    >
      <div className={css.sheet}>
        <StoreContent
          first={readTab(parameters.get('tab')) ?? (parameters.get('slug') === 'point' ? 'wallet' : 'gold')}
          need={readNeed(parameters.get('need'))}
        />
      </div>
    </BottomSheet>
  );
}
