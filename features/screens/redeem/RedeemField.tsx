import { ClipboardPaste, TicketCheck } from 'lucide-react';
import { type KeyboardEvent, type ReactNode, type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { normalizeRedeemCode } from '#protocol/rules/redeemCode.ts';
import { TextField } from '#ui/components/TextField/index.ts';
import * as css from './Redeem.css.ts';
import type { RedeemForm } from './useRedeemForm.ts';

const MAX_LENGTH = 64;
const GAP = '-';

interface RedeemFieldProps {
  form: Pick<RedeemForm, 'code' | 'type' | 'error'>;
  ref: RefObject<HTMLInputElement | null>;
}

/** The field for a redeem code, which groups the letters and has a paste button. */
export function RedeemField({ form: { code, type, error }, ref }: RedeemFieldProps): ReactNode {
  const { formatMessage } = useIntl();
  /** The number of letters before the caret until the next render, since grouping would move the caret to the end. */
  const caret = useRef<number>(undefined);
  const [isRefused, setRefused] = useState(false);
  useLayoutEffect(() => {
    const field = ref.current;
    if (caret.current === undefined || field === null || field.ownerDocument.activeElement !== field) return;
    const at = placeAfter(field.value, caret.current);
    field.setSelectionRange(at, at);
    caret.current = undefined;
  }, [code, ref]);
  const take = (text: string): void => {
    caret.current = normalizeRedeemCode(text.slice(0, ref.current?.selectionStart ?? text.length)).length;
    setRefused(false);
    type(text);
  };
  const paste = async (): Promise<void> => {
    ref.current?.focus();
    try {
      take(await navigator.clipboard.readText());
    } catch {
      setRefused(true);
    }
  };
  return (
    <TextField
      after={
        code === '' && canPaste() ? (
          <button className={css.paste} onClick={() => void paste()} type="button">
            <ClipboardPaste aria-hidden="true" size={18} />
            <FormattedMessage defaultMessage="貼上" id="redeem.paste" />
          </button>
        ) : undefined
      }
      autoCapitalize="characters"
      autoComplete="off"
      before={<TicketCheck aria-hidden="true" size={20} />}
      clearLabel={formatMessage({ id: 'redeem.clear', defaultMessage: '清除兌換碼' })}
      enterKeyHint="done"
      error={error}
      hint={
        isRefused
          ? formatMessage({ id: 'redeem.pasteRefused', defaultMessage: '無法讀取剪貼簿，請長按欄位貼上' })
          : formatMessage({
              id: 'redeem.hint',
              defaultMessage: '大小寫皆可，不用輸入連字號；每組兌換碼有使用期限與次數',
            })
      }
      label={formatMessage({ id: 'redeem.code', defaultMessage: '輸入兌換碼' })}
      maxLength={MAX_LENGTH}
      onKeyDown={skipGap}
      onValueChange={take}
      placeholder="XXXX-XXXX-XXXXX"
      ref={ref}
      spellCheck={false}
      value={code}
    />
  );
}

const canPaste = (): boolean => typeof navigator.clipboard?.readText === 'function';

/** Returns the position in a grouped text after a number of letters. */
function placeAfter(text: string, letters: number): number {
  let left = letters;
  for (let at = 0; at < text.length; at += 1) {
    if (left === 0) return at;
    if (text.charAt(at) !== GAP) left -= 1;
  }
  return text.length;
}

/** Deletes the letter beside a gap instead of the gap. */
function skipGap(event: KeyboardEvent<HTMLInputElement>): void {
  const { currentTarget: field, key, nativeEvent } = event;
  const at = field.selectionStart ?? 0;
  if (nativeEvent.isComposing || at !== field.selectionEnd) return;
  if (key === 'Backspace' && field.value.charAt(at - 1) === GAP) field.setSelectionRange(at - 1, at - 1);
  if (key === 'Delete' && field.value.charAt(at) === GAP) field.setSelectionRange(at + 1, at + 1);
}
