import { ChevronLeft, ChevronRight, Smartphone } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import * as z from 'zod/mini';
import { QrCode } from '#ui/components/QrCode/index.ts';
import { useMediaQuery } from '#ui/layout/useMediaQuery.ts';
import { StoreLinks } from '../download/StoreLinks.tsx';
import { readStored, writeStored } from '../../../base/settings/index.ts';
import * as css from './Promo.css.ts';
import { useDownloadAddress } from './useDownloadAddress.ts';

/** Screen tier 4 of the specification (1 §9): more than 1024 px. */
const TIER_4 = 'screen and (min-width: 1025px)';
const STORED = 'menagerie.downloadPanel';

/**
 * The downloads at the edge of a wide window, in a panel that slides out by 180 px (specification 2 §2). This browser stores whether it is
 * open.
 */
export function DownloadPanel(): ReactNode {
  const { formatMessage } = useIntl();
  const isWide = useMediaQuery(TIER_4);
  const id = useId();
  const [open, setOpen] = useState(() => readStored(STORED, z.boolean()) ?? false);
  const address = useDownloadAddress();
  if (!isWide) return null;
  const turn = (): void => {
    writeStored(STORED, !open);
    setOpen(!open);
  };
  const title = formatMessage({ id: 'promo.title', defaultMessage: '下載遊戲' });
  return (
    <div aria-label={title} className={css.panel} data-state={open ? 'open' : 'folded'} role="group">
      <button aria-controls={id} aria-expanded={open} className={css.tab} onClick={turn} type="button">
        {open ? <ChevronLeft aria-hidden="true" size={18} /> : <ChevronRight aria-hidden="true" size={18} />}
        <Smartphone aria-hidden="true" size={20} />
        <span className={css.tabMessages}>
          <FormattedMessage defaultMessage="下載遊戲" id="promo.title" />
        </span>
      </button>
      <div className={css.sheet} id={id} inert={!open}>
        <QrCode
          caption={formatMessage({ id: 'promo.scan', defaultMessage: '用手機掃描下載' })}
          label={formatMessage({ id: 'promo.scan', defaultMessage: '用手機掃描下載' })}
          size={148}
          value={address}
        />
        <StoreLinks stacked />
      </div>
    </div>
  );
}
