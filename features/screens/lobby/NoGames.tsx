import type { ReactNode } from 'react';
import { defineMessages, FormattedMessage, type MessageDescriptor, useIntl } from 'react-intl';
import type { StateId } from '#art/index.ts';
import { Button } from '#ui/components/Button/index.ts';
import { EmptyState } from '#ui/components/StateView/index.ts';
import { StateDrawing } from '../../base/errors/index.ts';
import type { WantedGames } from './useGameList.ts';

interface Words {
  readonly title: MessageDescriptor;
  readonly text: MessageDescriptor;
}

const found: Words = defineMessages({
  title: { id: 'noGames.found', defaultMessage: '沒有符合的遊戲' },
  text: { id: 'noGames.found.text', defaultMessage: '換個名稱或類別試試看。' },
});
const favourite: Words = defineMessages({
  title: { id: 'noGames.favourite', defaultMessage: '還沒有最愛的遊戲' },
  text: { id: 'noGames.favourite.text', defaultMessage: '打開遊戲介紹，按一下愛心，下次就能在這裡找到。' },
});
const recent: Words = defineMessages({
  title: { id: 'noGames.recent', defaultMessage: '還沒有玩過的遊戲' },
  text: { id: 'noGames.recent.text', defaultMessage: '玩過的遊戲會依時間排在這裡。' },
});
const hot: Words = defineMessages({
  title: { id: 'noGames.hot', defaultMessage: '目前沒有熱門遊戲' },
  text: { id: 'noGames.hot.text', defaultMessage: '一天內有 20 位以上玩家玩過的遊戲，才會出現在這裡。' },
});
const fresh: Words = defineMessages({
  title: { id: 'noGames.new', defaultMessage: '目前沒有新上線的遊戲' },
  text: { id: 'noGames.new.text', defaultMessage: '新遊戲上線後的 14 天內會出現在這裡。' },
});
const OF_FILTER: Partial<Record<WantedGames['filter'], Words>> = { favourite, recent, hot, new: fresh };

/** The text of an empty list: of a search, of filters, or of the player's own games. */
function emptinessOf({ filter, search, provider }: WantedGames): Words & { readonly drawing: StateId } {
  const words = search === '' && provider === '' ? OF_FILTER[filter] : undefined;
  return words === undefined ? { ...found, drawing: 'search-nothing' } : { ...words, drawing: 'reels' };
}

/** Explains an empty list, with a button to all games. */
export default function NoGames({ wanted, onReset }: { wanted: WantedGames; onReset: () => void }): ReactNode {
  const { formatMessage } = useIntl();
  const { title, text, drawing } = emptinessOf(wanted);
  return (
    <EmptyState
      action={
        <Button onClick={onReset}>
          <FormattedMessage defaultMessage="看全部遊戲" id="noGames.all" />
        </Button>
      }
      description={formatMessage(text)}
      drawing={<StateDrawing id={drawing} />}
      title={formatMessage(title)}
    />
  );
}
