import { MessageSquarePlus, PenLine, Shuffle } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useIntl } from 'react-intl';
import { chatTextLength } from '#protocol/rules/chatText.ts';
import { ENVELOPE_CONTENT_MAX, ENVELOPE_TITLE_MAX } from '#protocol/rules/envelope.ts';
import { IconButton } from '#ui/components/IconButton/index.ts';
import { Text } from '#ui/components/Text/index.ts';
import { TextArea } from '#ui/components/TextArea/index.ts';
import { TextField } from '#ui/components/TextField/index.ts';
import type { EnvelopeForm } from './envelopeForm.ts';
import { blessings } from './formMessages.ts';

/** A field that was opened by a button takes the focus. */
const focusOn = (field: HTMLTextAreaElement | null): void => field?.focus();

export interface TextPartsProps {
  form: EnvelopeForm;
  filled: EnvelopeForm;
  errors: { readonly title: string | undefined; readonly content: string | undefined };
  onChange: (part: Partial<EnvelopeForm>) => void;
}

/** The blessing, with a button for the next suggestion, and a message, which opens by a button. */
export function TextParts({ form: { title, content }, filled, errors, onChange }: TextPartsProps): ReactNode {
  const { formatMessage } = useIntl();
  const [open, setOpen] = useState(false);
  const isOpen = open || content !== '';
  const suggest = (): void => {
    const wishes = blessings.map((blessing) => formatMessage(blessing));
    onChange({ title: wishes[(wishes.indexOf(filled.title) + 1) % wishes.length] ?? '' });
  };
  return (
    <>
      <TextField
        after={
          <>
            <Text aria-hidden="true" size={12} tone="muted">
              {chatTextLength(filled.title)}/{ENVELOPE_TITLE_MAX}
            </Text>
            <IconButton
              label={formatMessage({ id: 'envelope.otherBlessing', defaultMessage: '換一句祝福語' })}
              onClick={suggest}
            >
              <Shuffle size={18} />
            </IconButton>
            {isOpen ? null : (
              <IconButton
                label={formatMessage({ id: 'envelope.addContent', defaultMessage: '加上留言' })}
                onClick={() => setOpen(true)}
              >
                <MessageSquarePlus size={18} />
              </IconButton>
            )}
          </>
        }
        autoComplete="off"
        before={<PenLine aria-hidden="true" size={18} />}
        error={errors.title}
        label={formatMessage({ id: 'envelope.blessing', defaultMessage: '祝福語' })}
        labelHidden
        onValueChange={(next) => onChange({ title: next })}
        placeholder={formatMessage(blessings[0])}
        value={title}
      />
      {isOpen ? (
        <TextArea
          error={errors.content}
          label={formatMessage({ id: 'envelope.content', defaultMessage: '留言（選填）' })}
          limit={{
            max: ENVELOPE_CONTENT_MAX,
            label: (count, max) =>
              formatMessage(
                { id: 'envelope.contentCount', defaultMessage: '已輸入 {count} / {max} 個字' },
                { count, max },
              ),
          }}
          minRows={2}
          onValueChange={(next) => onChange({ content: next })}
          ref={open ? focusOn : null}
          value={content}
        />
      ) : null}
    </>
  );
}
