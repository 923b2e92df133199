import { Search } from 'lucide-react';
import { hasVisibleText } from '#protocol/rules/visibleText.ts';
import { type ReactNode, useMemo, useState } from 'react';
import { FormattedMessage, FormattedNumber, useIntl } from 'react-intl';
import { Accordion, AccordionItem } from '#ui/components/Accordion/index.ts';
import { Button } from '#ui/components/Button/index.ts';
import { Heading } from '#ui/components/Heading/index.ts';
import { EmptyState } from '#ui/components/StateView/index.ts';
import { Text } from '#ui/components/Text/index.ts';
import { TextField } from '#ui/components/TextField/index.ts';
import { StateDrawing } from '../../../base/errors/index.ts';
import type { ContentText } from '../contentPage.ts';
import { TextProse } from '../text/TextProse.tsx';
import { useHash } from '../text/useHashTarget.ts';
import { findQuestions, groupsOf, type QuestionGroup } from './groups.ts';
import * as css from './Questions.css.ts';

/** Questions by group, each of which opens to its answer. A search leaves only matching questions. */
export function Questions({ text }: { text: ContentText }): ReactNode {
  const { formatMessage } = useIntl();
  const [search, setSearch] = useState('');
  const groups = useMemo(() => groupsOf(text.blocks), [text]);
  const found = findQuestions(groups, search);
  const count = found.reduce((sum, { questions }) => sum + questions.length, 0);
  return (
    <div className={css.questions}>
      <div className={css.finder}>
        <TextField
          before={<Search aria-hidden="true" size={18} />}
          clearLabel={formatMessage({ id: 'content.clearSearch', defaultMessage: '清除搜尋' })}
          label={formatMessage({ id: 'content.search', defaultMessage: '搜尋問題' })}
          labelHidden
          onValueChange={setSearch}
          placeholder={formatMessage({ id: 'content.searchHint', defaultMessage: '輸入關鍵字，例如：驗證碼、退費' })}
          type="search"
          value={search}
        />
        <div aria-live="polite" role="status">
          {!hasVisibleText(search) ? null : (
            <Text size={13} tone="muted">
              <FormattedMessage
                defaultMessage="找到 {count, plural, other {# 個問題}}"
                id="content.found"
                values={{ count }}
              />
            </Text>
          )}
        </div>
        {!hasVisibleText(search) ? <GroupLinks groups={groups} /> : null}
      </div>
      <div className={css.groups}>
        {found.map((group) => (
          <Group group={group} key={group.id} />
        ))}
        {count === 0 ? <NothingFound onClear={() => setSearch('')} /> : null}
      </div>
    </div>
  );
}

function GroupLinks({ groups }: { groups: readonly QuestionGroup[] }): ReactNode {
  const { formatMessage } = useIntl();
  return (
    <nav aria-label={formatMessage({ id: 'content.groups', defaultMessage: '問題分類' })}>
      <ul className={css.links}>
        {groups.map(({ id, title, questions }) => (
          <li key={id}>
            <a className={css.link} href={`#${id}`}>
              {title}
              <span aria-hidden="true" className={css.linkCount}>
                <FormattedNumber value={questions.length} />
              </span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function Group({ group: { id, title, questions } }: { group: QuestionGroup }): ReactNode {
  const asked = useHash();
  const named = questions.some((question) => question.id === asked) ? asked : '';
  const [open, setOpen] = useState<readonly string[]>([]);
  const [followed, setFollowed] = useState('');
  // Opens the question that the address names, also on a change of the address. A closed question stays closed.
  if (named !== followed) {
    setFollowed(named);
    if (named !== '' && !open.includes(named)) setOpen([...open, named]);
  }
  return (
    <section aria-labelledby={id} className={css.group}>
      <Heading id={id} level={2} size={20}>
        {title}
      </Heading>
      <Accordion onValueChange={setOpen} type="multiple" value={[...open]}>
        {questions.map((one) => (
          <AccordionItem key={one.id} level={3} title={<span id={one.id}>{one.question}</span>} value={one.id}>
            <TextProse blocks={one.answer} tone="quiet" />
          </AccordionItem>
        ))}
      </Accordion>
    </section>
  );
}

function NothingFound({ onClear }: { onClear: () => void }): ReactNode {
  const { formatMessage } = useIntl();
  return (
    <EmptyState
      action={
        <Button onClick={onClear} variant="secondary">
          <FormattedMessage defaultMessage="顯示全部問題" id="content.allQuestions" />
        </Button>
      }
      description={formatMessage({ id: 'content.noQuestionText', defaultMessage: '換個關鍵字試試，或直接聯絡客服。' })}
      drawing={<StateDrawing id="search-nothing" />}
      title={formatMessage({ id: 'content.noQuestion', defaultMessage: '沒有找到相關問題' })}
    />
  );
}
