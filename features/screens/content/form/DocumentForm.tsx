import { Eraser, FileDown, Printer } from 'lucide-react';
import { type ReactNode, type SubmitEvent, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { FormattedMessage } from 'react-intl';
import { Button } from '#ui/components/Button/index.ts';
import { Heading } from '#ui/components/Heading/index.ts';
import { Notice } from '#ui/components/Notice/index.ts';
import { Inline } from '#ui/layout/Inline/index.ts';
import { onPersonalForgotten } from '../../../base/settings/index.ts';
import type { ContentText, FormField } from '../contentPage.ts';
import { PageTitle } from '../text/PageTitle.tsx';
import { TextProse } from '../text/TextProse.tsx';
import { faultOf } from './checkField.ts';
import { type Draft, saveDraft, readDraft } from './draft.ts';
import { FormLine } from './FormLine.tsx';
import { PrintSheet } from './PrintSheet.tsx';
import * as sheet from './PrintSheet.css.ts';
import { sectionsOf } from './sections.ts';
import * as css from './DocumentForm.css.ts';
import { useFaultText } from './useFaultText.ts';

export interface DocumentFormProps {
  slug: string;
  text: ContentText;
}

/**
 * A form to fill in and print, filled or empty. The text stays in this tab until the session ends and is not sent; the player submits the
 * paper or the file.
 */
export function DocumentForm({ slug, text }: DocumentFormProps): ReactNode {
  const [draft, setDraft] = useState(() => readDraft(slug));
  // Empty fields are reported after the first try to print.
  const [asked, setAsked] = useState(false);
  const [printed, setPrinted] = useState<Draft>({});
  const form = useRef<HTMLFormElement>(null);
  // Clears the form on the screen after the sign-out.
  useEffect(
    () =>
      onPersonalForgotten(() => {
        setDraft({});
        setPrinted({});
        setAsked(false);
      }),
    [],
  );
  const faultText = useFaultText();
  const faulty = asked ? text.fields.filter((field) => faultOf(field, draft[field.name]) !== undefined) : [];

  const keep = (next: Draft): void => {
    setDraft(next);
    saveDraft(slug, next);
  };
  const print = (filled: Draft): void => {
    flushSync(() => setPrinted(filled));
    window.print();
  };
  const submit = (event: SubmitEvent): void => {
    event.preventDefault();
    setAsked(true);
    const first = text.fields.find((field) => faultOf(field, draft[field.name]) !== undefined);
    if (first === undefined) print(draft);
    else focusOn(form.current, first);
  };
  const errorOf = (field: FormField): string | undefined => {
    const fault = asked ? faultOf(field, draft[field.name]) : undefined;
    return fault === undefined ? undefined : faultText(field, fault);
  };
  return (
    <>
      <PrintSheet draft={printed} text={text} />
      <div className={`${css.document} ${sheet.onScreen}`}>
        <PageTitle dated={false} text={text} />
        <Notice tone="info">
          <FormattedMessage
            defaultMessage="填寫的內容只存在這個分頁裡，登出或關閉分頁後就會清除，不會自動送出。列印或存成 PDF 後，依「繳交方式」交給客服。"
            id="content.draftNote"
          />
        </Notice>
        <form className={css.form} noValidate onSubmit={submit} ref={form}>
          {sectionsOf(text.fields).map(({ title, fields }) => (
            <section className={css.section} key={fields[0]?.name}>
              {title === '' ? null : (
                <Heading level={2} size={17}>
                  {title}
                </Heading>
              )}
              <div className={css.lines}>
                {fields.map((field) => (
                  <div className={css.line} data-wide={isWide(field) || undefined} key={field.name}>
                    <FormLine
                      error={errorOf(field)}
                      field={field}
                      onChange={(value) => keep({ ...draft, [field.name]: value })}
                      value={draft[field.name]}
                    />
                  </div>
                ))}
              </div>
            </section>
          ))}
          {faulty.length > 0 ? (
            <Notice tone="danger">
              <FormattedMessage
                defaultMessage="還有 {count, plural, other {# 個欄位}}需要修正：{fields}"
                id="content.faults"
                values={{ count: faulty.length, fields: faulty.map(({ label }) => label).join('、') }}
              />
            </Notice>
          ) : null}
          <Inline gap={3} wrap>
            <Button icon={<Printer size={20} />} type="submit">
              <FormattedMessage defaultMessage="列印或存成 PDF" id="content.print" />
            </Button>
            <Button icon={<FileDown size={20} />} onClick={() => print({})} type="button" variant="secondary">
              <FormattedMessage defaultMessage="列印空白表單" id="content.printBlank" />
            </Button>
            <Button
              icon={<Eraser size={20} />}
              onClick={() => {
                keep({});
                setAsked(false);
              }}
              type="button"
              variant="ghost"
            >
              <FormattedMessage defaultMessage="清除內容" id="content.clearDraft" />
            </Button>
          </Inline>
        </form>
        <TextProse blocks={text.blocks} />
      </div>
    </>
  );
}

const isWide = ({ type }: FormField): boolean =>
  ['longText', 'checks', 'select', 'consent', 'signature'].includes(type);

function focusOn(form: HTMLFormElement | null, { name }: FormField): void {
  const line = form?.querySelector<HTMLElement>(`#line-${name}`);
  const control = line?.matches('input, textarea')
    ? line
    : line?.querySelector<HTMLElement>('input, textarea, button, [tabindex]');
  control?.focus();
}
