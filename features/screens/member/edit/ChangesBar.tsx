import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Button } from '#ui/components/Button/index.ts';
import * as css from './Edit.css.ts';

export interface ChangesBarProps {
  form: string;
  count: number;
  busy: boolean;
  onRevert: () => void;
}

/** Counts the unsaved changes, takes them back, and saves them. Stays in view while there are changes. */
export function ChangesBar({ form, count, busy, onRevert }: ChangesBarProps): ReactNode {
  const { formatMessage } = useIntl();
  const unchanged = formatMessage({ id: 'edit.unchanged', defaultMessage: '還沒有修改任何內容' });
  return (
    <div className={css.changes} data-changed={count > 0 ? '' : undefined}>
      <p className={css.count}>
        {count === 0 ? (
          unchanged
        ) : (
          <FormattedMessage defaultMessage="{count, plural, other {# 處更改}}" id="edit.changes" values={{ count }} />
        )}
      </p>
      {count === 0 ? null : (
        <button className={css.revert} onClick={onRevert} type="button">
          <FormattedMessage defaultMessage="還原" id="edit.revert" />
        </button>
      )}
      <span className={css.save}>
        <Button
          busy={busy}
          disabledReason={count === 0 ? unchanged : undefined}
          form={form}
          reasonShown="elsewhere"
          type="submit"
        >
          <FormattedMessage defaultMessage="儲存" id="edit.save" />
        </Button>
      </span>
    </div>
  );
}
