import type { ReactNode, Ref } from 'react';
import { createPortal } from 'react-dom';
import { itemSrc } from '#art/index.ts';
import { Amount } from '#ui/components/Amount/index.ts';
import { Skeleton } from '#ui/components/Skeleton/index.ts';
import { OwnAvatar } from '../../../base/player-face/index.ts';
import { useShownWallet } from '../../../base/session/index.ts';
import { useBrand, useLanguage } from '../../../base/settings/index.ts';
import * as css from './WelcomeWallet.css.ts';

/**
 * The brand's logo, the player's gold and face above the welcome, at the position of the page's bar. Hidden from screen readers, since the
 * sheet names the amount.
 */
export function WelcomeWallet({ isLit, ref }: { isLit: boolean; ref: Ref<HTMLDivElement> }): ReactNode {
  const { ID } = useBrand();
  const { locale } = useLanguage();
  const wallet = useShownWallet();
  return createPortal(
    <div aria-hidden="true" className={css.bar}>
      <img alt="" className={css.logo} src={`/brands/${ID}/logo.svg`} />
      <div className={css.wallet} data-lit={isLit ? '' : undefined} ref={ref}>
        <img alt="" height={26} src={itemSrc('coin')} width={26} />
        {wallet === undefined ? (
          <Skeleton height="1rem" width="3rem" />
        ) : (
          <Amount countUp locale={locale} value={wallet.Gold} />
        )}
      </div>
      <OwnAvatar />
    </div>,
    document.body,
  );
}
