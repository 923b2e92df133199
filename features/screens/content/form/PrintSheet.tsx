import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { useBrand, useLanguage } from '../../../base/settings/index.ts';
import type { ContentText, FormField } from '../contentPage.ts';
import { TextProse } from '../text/TextProse.tsx';
import type { Draft } from './draft.ts';
import * as css from './PrintSheet.css.ts';
import { sectionsOf } from './sections.ts';

/** The printed form on A4: the filled fields, room for the empty ones, and the attachments. */
export function PrintSheet({ text, draft }: { text: ContentText; draft: Draft }): ReactNode {
  const { Name, Company, Support } = useBrand();
  const { locale } = useLanguage();
  return (
    <div aria-hidden="true" className={css.sheet}>
      <header className={css.head}>
        <span>
          {Name[locale]} · {Company.Name[locale]}
        </span>
        <span>
          <FormattedMessage
            defaultMessage="表單 {number, number}"
            id="content.formNumber"
            values={{ number: text.order ?? 0 }}
          />
        </span>
      </header>
      <p className={css.title}>{text.title}</p>
      {sectionsOf(text.fields).map(({ title, fields }) => (
        <table className={css.table} key={fields[0]?.name}>
          {title === '' ? null : <caption className={css.caption}>{title}</caption>}
          <tbody>
            {fields.map((field) => (
              <tr key={field.name}>
                {field.type === 'consent' ? null : (
                  <th className={css.label} scope="row">
                    {field.label}
                  </th>
                )}
                <td
                  className={css.value}
                  colSpan={field.type === 'consent' ? 2 : 1}
                  data-tall={field.type === 'longText' || field.type === 'signature' || undefined}
                >
                  <Filled field={field} value={draft[field.name]} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      ))}
      <TextProse blocks={text.blocks} />
      <footer className={css.foot}>
        {Support.Email} · {Support.Phone} · {Company.Address[locale]}
      </footer>
    </div>
  );
}

function Filled({ field, value }: { field: FormField; value: Draft[string] | undefined }): ReactNode {
  if (field.type === 'consent')
    return (
      <span className={css.options}>
        {value === true ? '☑' : '☐'} {field.label}
      </span>
    );
  if (field.options !== undefined) {
    const chosen = Array.isArray(value) ? value : [value];
    return (
      <span className={css.options}>
        {field.options.map((option) => (
          <span key={option.value}>
            {chosen.includes(option.value) ? '☑' : '☐'} {option.label}
          </span>
        ))}
      </span>
    );
  }
  return typeof value === 'string' ? value : null;
}
