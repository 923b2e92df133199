import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { BottomSheet } from '#ui/components/BottomSheet/index.ts';
import { Dialog } from '#ui/components/Dialog/index.ts';
import { useMediaQuery, WIDE } from '#ui/layout/useMediaQuery.ts';
import * as css from './Share.css.ts';

export interface ShareFrameProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: string;
  foot?: ReactNode;
  children: ReactNode;
}

/** A window with a list: at the lower edge of a phone, centred on a wide screen. */
export function ShareFrame({ open, onOpenChange, title, foot, children }: ShareFrameProps): ReactNode {
  const { formatMessage } = useIntl();
  const window = {
    open,
    onOpenChange,
    title,
    closeLabel: formatMessage({ id: 'share.close', defaultMessage: '關閉' }),
  };
  return useMediaQuery(WIDE) ? (
    <Dialog {...window} actions={foot} size="lg">
      <div className={css.body} data-form="dialog">
        {children}
      </div>
    </Dialog>
  ) : (
    <BottomSheet {...window} height="full">
      <div className={css.body} data-form="sheet">
        {children}
      </div>
      {foot === undefined ? null : <div className={css.foot}>{foot}</div>}
    </BottomSheet>
  );
}
