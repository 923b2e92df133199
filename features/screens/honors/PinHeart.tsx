import { Heart } from 'lucide-react';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import type { HonorRecord } from '#protocol/entities/honor.ts';
import { useToast } from '#ui/components/Toast/index.ts';
import * as css from './Honors.css.ts';
import { PIN_LIMIT, PINNED, usePinHonor } from './usePinHonor.ts';

export interface PinHeartProps {
  record: HonorRecord;
  name: string;
  pinned: number;
  onArt?: boolean;
}

/** The heart that pins a record. A fourth press shows that three is the maximum (specification 2 §4). */
export function PinHeart({ record, name, pinned, onArt = false }: PinHeartProps): ReactNode {
  const { formatMessage } = useIntl();
  const toast = useToast();
  const pin = usePinHonor();
  const isPinned = record.Pinned === PINNED;
  const toggle = (): void => {
    if (pin.isPending) return;
    if (!isPinned && pinned >= PIN_LIMIT) {
      toast({
        tone: 'info',
        text: formatMessage({ id: 'honors.full', defaultMessage: '最多釘選 3 筆，請先取消一筆' }),
      });
      return;
    }
    pin.mutate(record);
  };
  const label = formatMessage({ id: 'honors.pin', defaultMessage: '釘選{game}的紀錄' }, { game: name });
  return (
    <button
      aria-label={label}
      aria-pressed={isPinned}
      className={css.heart}
      data-on-art={onArt ? '' : undefined}
      onClick={toggle}
      title={label}
      type="button"
    >
      <Heart aria-hidden="true" className={css.heartDrawing} size={22} />
    </button>
  );
}
