import { useMutation } from '@tanstack/react-query';
import { Plus, X } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { POLL_ANSWER_MAX, POLL_ANSWERS, POLL_QUESTION_MAX, PollSeconds } from '#protocol/entities/live.ts';
import { openPoll } from '#protocol/operations/live.ts';
import { readableText } from '#protocol/rules/visibleText.ts';
import { Button } from '#ui/components/Button/index.ts';
import { IconButton } from '#ui/components/IconButton/index.ts';
import { Select } from '#ui/components/Select/index.ts';
import { TextField } from '#ui/components/TextField/index.ts';
import { Stack } from '#ui/layout/Stack/index.ts';
import { useCall } from '../../../base/client/index.ts';
import { ActionDialog } from '../../../shared/dialogs/index.ts';

const SECONDS = [30, 60, 120, 300] as const;

interface Draft {
  readonly key: number;
  readonly text: string;
}

/** Asks for a poll's question, two to four answers and its time, and opens it (15750). */
export function PollDialog({ roomID, onClose }: { roomID: string; onClose: () => void }): ReactNode {
  const { formatMessage } = useIntl();
  const call = useCall();
  const [question, setQuestion] = useState('');
  const [answers, setAnswers] = useState<readonly Draft[]>([
    { key: 0, text: '' },
    { key: 1, text: '' },
  ]);
  const [seconds, setSeconds] = useState<(typeof SECONDS)[number]>(60);
  const texts = answers.map(({ text }) => readableText(text));
  const isWritten = (text: string, most: number): boolean => text !== '' && [...text].length <= most;
  const isReady =
    isWritten(readableText(question), POLL_QUESTION_MAX) &&
    texts.every((text) => isWritten(text, POLL_ANSWER_MAX)) &&
    new Set(texts).size === texts.length;
  const open = useMutation({
    mutationFn: () => call(openPoll, { RoomID: roomID, Question: question, Answers: texts, Seconds: seconds }),
    onSuccess: onClose,
  });
  const change = (key: number, text: string): void => {
    open.reset();
    setAnswers((before) => before.map((answer) => (answer.key === key ? { key, text } : answer)));
  };
  return (
    <ActionDialog
      action={open}
      confirmLabel={formatMessage({ id: 'live.poll.start', defaultMessage: '開始投票' })}
      isLong
      notReady={!isReady}
      onClose={onClose}
      onConfirm={() => open.mutate()}
      title={formatMessage({ id: 'live.poll.open', defaultMessage: '發起投票' })}
    >
      <Stack gap={3}>
        <TextField
          after={`${String([...readableText(question)].length)}/${String(POLL_QUESTION_MAX)}`}
          label={formatMessage({ id: 'live.poll.question', defaultMessage: '問題' })}
          onValueChange={(next) => {
            open.reset();
            setQuestion(next);
          }}
          value={question}
        />
        {answers.map(({ key, text }, at) => {
          const number = { number: at + 1 };
          return (
            <TextField
              after={
                answers.length > POLL_ANSWERS.least ? (
                  <IconButton
                    label={formatMessage({ id: 'live.poll.answerRemove', defaultMessage: '移除選項 {number}' }, number)}
                    onClick={() => setAnswers((before) => before.filter((answer) => answer.key !== key))}
                  >
                    <X size={16} />
                  </IconButton>
                ) : (
                  `${String([...readableText(text)].length)}/${String(POLL_ANSWER_MAX)}`
                )
              }
              key={key}
              label={formatMessage({ id: 'live.poll.answer', defaultMessage: '選項 {number}' }, number)}
              onValueChange={(next) => change(key, next)}
              value={text}
            />
          );
        })}
        {answers.length < POLL_ANSWERS.most ? (
          <Button
            icon={<Plus size={16} />}
            onClick={() =>
              setAnswers((before) => [...before, { key: Math.max(...before.map(({ key }) => key)) + 1, text: '' }])
            }
            variant="secondary"
          >
            <FormattedMessage defaultMessage="新增選項" id="live.poll.answerAdd" />
          </Button>
        ) : null}
        <Select
          label={formatMessage({ id: 'live.poll.time', defaultMessage: '投票時間' })}
          onValueChange={(next) => {
            const chosen = PollSeconds.safeParse(Number(next));
            if (chosen.success) setSeconds(chosen.data);
          }}
          options={SECONDS.map((one) => ({
            value: String(one),
            label: formatMessage(
              {
                id: 'live.poll.seconds',
                defaultMessage: '{minutes, plural, =0 {30 秒} other {# 分鐘}}',
              },
              { minutes: Math.floor(one / 60) },
            ),
          }))}
          value={String(seconds)}
        />
      </Stack>
    </ActionDialog>
  );
}
