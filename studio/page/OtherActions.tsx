import { EllipsisVertical, FileDown, FileStack, FileUp, Link2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Button } from '#ui/components/Button/index.ts';
import { IconButton } from '#ui/components/IconButton/index.ts';
import { Menu, MenuItem } from '#ui/components/Menu/index.ts';
import { useMediaQuery } from '#ui/layout/useMediaQuery.ts';
import { NARROW } from './narrow.ts';

export interface OtherActionsProps {
  onImport: () => void;
  onTokens: () => void;
  onDerived: () => void;
  onShare: () => void;
}

/** Rare actions on a draft: buttons beside each other, or a menu on a phone. */
export function OtherActions({ onImport, onTokens, onDerived, onShare }: OtherActionsProps): ReactNode {
  const { formatMessage } = useIntl();
  const narrow = useMediaQuery(NARROW);
  const actions = [
    {
      id: 'import',
      Icon: FileUp,
      words: <FormattedMessage defaultMessage="匯入" id="studio.import" />,
      act: onImport,
    },
    { id: 'tokens', Icon: FileDown, words: 'tokens.json', act: onTokens },
    {
      id: 'derived',
      Icon: FileStack,
      words: <FormattedMessage defaultMessage="全部樣式變數" id="studio.derived" />,
      act: onDerived,
    },
    { id: 'share', Icon: Link2, words: <FormattedMessage defaultMessage="分享" id="studio.share" />, act: onShare },
  ] as const;
  if (!narrow) {
    return actions.map(({ id, Icon, words, act }) => (
      <Button icon={<Icon size={18} />} key={id} onClick={act} size="sm" variant="secondary">
        {words}
      </Button>
    ));
  }
  return (
    <Menu
      align="end"
      trigger={
        <IconButton label={formatMessage({ id: 'studio.more', defaultMessage: '匯入、下載與分享' })}>
          <EllipsisVertical size={20} />
        </IconButton>
      }
    >
      {actions.map(({ id, Icon, words, act }) => (
        <MenuItem icon={<Icon size={18} />} key={id} onSelect={act}>
          {words}
        </MenuItem>
      ))}
    </Menu>
  );
}
