import { ChartNoAxesColumn, Check } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { FormattedMessage, FormattedTime } from 'react-intl';
import { LIVE_ROLE, type LivePoll, type LiveRoom } from '#protocol/entities/live.ts';
import { Button } from '#ui/components/Button/index.ts';
import * as css from './PollCard.css.ts';
import { type RoomPoll, usePoll } from './usePoll.ts';

export interface PollCardProps {
  room: LiveRoom;
  /** Guests read the poll and cannot vote. */
  mayVote: boolean;
}

/** The poll of a room. Its counts show after the player's vote, after the end, and to host and co-moderators. */
export function PollCard({ room, mayVote }: PollCardProps): ReactNode {
  const state = usePoll(room);
  return state.poll === null ? null : <Shown mayVote={mayVote} poll={state.poll} role={room.Role} state={state} />;
}

interface ShownProps extends Pick<PollCardProps, 'mayVote'> {
  poll: LivePoll;
  role: LiveRoom['Role'];
  state: RoomPoll;
}

function Shown({ poll, state, role, mayVote }: ShownProps): ReactNode {
  const id = useId();
  const { Question, Answers, EndTime, IsOver } = poll;
  const isModerator = role !== LIVE_ROLE.viewer;
  const hasVoted = state.answer >= 0;
  const isOpen = !IsOver && !hasVoted && mayVote;
  const showsCounts = IsOver || hasVoted || isModerator || !mayVote;
  const votes = Answers.reduce((sum, answer) => sum + answer.Votes, 0);
  return (
    <section aria-labelledby={id} className={css.card}>
      <h3 className={css.question} id={id}>
        <ChartNoAxesColumn aria-hidden="true" className={css.icon} size={16} />
        <b className={css.mark}>
          <FormattedMessage defaultMessage="投票" id="live.poll" />
        </b>{' '}
        {Question}
      </h3>
      <ul className={css.answers}>
        {Answers.map(({ Text, Votes }, at) => {
          const share = votes === 0 ? 0 : Math.round((Votes / votes) * 100);
          const content = (
            <>
              {showsCounts ? <span className={css.bar} style={{ inlineSize: `${String(share)}%` }} /> : null}
              <span className={css.text}>
                {state.answer === at ? <Check aria-hidden="true" className={css.icon} size={16} /> : null}
                {Text}
              </span>
              {showsCounts ? (
                <span className={css.votes}>
                  <FormattedMessage
                    defaultMessage="{votes, plural, other {# 票}}"
                    id="live.poll.votes"
                    values={{ votes: Votes }}
                  />
                </span>
              ) : null}
            </>
          );
          return (
            // The answers of a poll never change.
            <li key={Text}>
              {isOpen ? (
                <button className={css.answer} disabled={state.isBusy} onClick={() => state.vote(at)} type="button">
                  {content}
                </button>
              ) : (
                <div className={css.answer} data-own={state.answer === at ? '' : undefined}>
                  {content}
                </div>
              )}
            </li>
          );
        })}
      </ul>
      <div className={css.foot}>
        <span>
          {IsOver ? (
            <FormattedMessage
              defaultMessage="投票結束，共 {votes, plural, other {# 票}}"
              id="live.poll.over"
              values={{ votes }}
            />
          ) : (
            <FormattedMessage
              defaultMessage="{time} 截止"
              id="live.poll.until"
              values={{ time: <FormattedTime hour="2-digit" hour12={false} minute="2-digit" value={EndTime} /> }}
            />
          )}
        </span>
        {mayVote || IsOver ? null : <FormattedMessage defaultMessage="會員才能投票" id="live.poll.membersOnly" />}
        {isModerator && !IsOver ? (
          <Button disabled={state.isBusy} onClick={state.end} size="sm" variant="ghost">
            <FormattedMessage defaultMessage="結束投票" id="live.poll.end" />
          </Button>
        ) : null}
      </div>
    </section>
  );
}
