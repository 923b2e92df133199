import { type ReactNode, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { ROOM_TITLE_MAX, type RoomSettings } from '#protocol/entities/live.ts';
import { readableText } from '#protocol/rules/visibleText.ts';
import { Button } from '#ui/components/Button/index.ts';
import { Card } from '#ui/components/Card/index.ts';
import { TextField } from '#ui/components/TextField/index.ts';
import { useToast } from '#ui/components/Toast/index.ts';
import { useErrorText } from '../../../base/errors/index.ts';
import * as css from './Host.css.ts';
import { useChangeRoom } from './useHostRoom.ts';

/** The title of the room: trimmed, not empty, at most 40 characters. */
export function TitlePanel({ settings }: { settings: RoomSettings }): ReactNode {
  const { formatMessage } = useIntl();
  const toast = useToast();
  const errorText = useErrorText();
  const change = useChangeRoom();
  const [typed, setTyped] = useState(settings.Title);
  const title = readableText(typed).replaceAll('\n', ' ');
  const count = [...title].length;
  const problem =
    count === 0
      ? formatMessage({ id: 'live.host.titleEmpty', defaultMessage: '標題不能是空的' })
      : count > ROOM_TITLE_MAX
        ? formatMessage({ id: 'live.host.titleLong', defaultMessage: '標題最多 {max} 字' }, { max: ROOM_TITLE_MAX })
        : change.error
          ? errorText(change.error)
          : undefined;
  return (
    <Card asChild padding="md">
      <form
        className={css.titleForm}
        onSubmit={(event) => {
          event.preventDefault();
          if (count === 0 || count > ROOM_TITLE_MAX) return;
          change.mutate(
            { Title: title },
            {
              onSuccess: (saved) => {
                setTyped(saved.Title);
                toast({
                  tone: 'success',
                  text: formatMessage({ id: 'live.host.titleSaved', defaultMessage: '已儲存標題' }),
                });
              },
            },
          );
        }}
      >
        <TextField
          after={`${String(count)}/${String(ROOM_TITLE_MAX)}`}
          {...(problem !== undefined && { error: problem })}
          label={formatMessage({ id: 'live.host.titleLabel', defaultMessage: '直播標題' })}
          onValueChange={(next) => {
            change.reset();
            setTyped(next);
          }}
          value={typed}
        />
        <Button
          busy={change.isPending}
          disabled={count === 0 || count > ROOM_TITLE_MAX || title === settings.Title}
          type="submit"
        >
          <FormattedMessage defaultMessage="儲存標題" id="live.host.titleSave" />
        </Button>
      </form>
    </Card>
  );
}
