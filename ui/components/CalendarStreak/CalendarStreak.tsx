import { Check, RotateCcw, X } from 'lucide-react';
import { Fragment, type ReactNode, type Ref } from 'react';
import { VisuallyHidden } from '../VisuallyHidden/index.ts';
import * as css from './CalendarStreak.css.ts';

/** `today` can be claimed now and becomes `claimed`. */
type StreakState = 'claimed' | 'today' | 'missed' | 'future';

export interface StreakDay {
  state: StreakState;
  label: string;
  picture: ReactNode;
  /** The reward as text: an Amount, "×2". */
  amount: ReactNode;
  /** The extra reward, under the amount of the seventh day. */
  note?: ReactNode;
}

type Seven<Day> = readonly [Day, Day, Day, Day, Day, Day, Day];

export interface CalendarStreakProps {
  label: string;
  days: Seven<StreakDay>;
  /** Texts of the states: "claimed", "today", "missed", "not yet". */
  stateLabels: Readonly<Record<StreakState, string>>;
  /** The number of days in a row, above the steps. */
  summary: ReactNode;
  /** The time at which the list starts again, at the right of the summary. */
  aside?: ReactNode;
  /** Called with the day, from 1, for a press on today's card. A button below usually does the same. */
  onClaim?: (day: number) => void;
  /** Claims a missed day. Called with the day, from 1. */
  onMakeUp?: (day: number) => void;
  ref?: Ref<HTMLDivElement>;
}

const stamps = { claimed: Check, missed: X } as const;

/** A week of rewards, one for each day, with a larger reward on the seventh. The states of the days are props. */
export function CalendarStreak({
  label,
  days,
  stateLabels,
  summary,
  aside,
  onClaim,
  onMakeUp,
  ref,
}: CalendarStreakProps): ReactNode {
  const actions = { claimed: undefined, today: onClaim, missed: onMakeUp, future: undefined };
  return (
    <div className={css.streak} data-part="calendar-streak" ref={ref}>
      <div className={css.head} data-part="calendar-streak-head">
        <div className={css.words}>
          <span className={css.summary}>{summary}</span>
          {aside === undefined ? null : <span className={css.aside}>{aside}</span>}
        </div>
        <div aria-hidden="true" className={css.track} data-part="calendar-streak-track">
          {days.map(({ state, label: name }, at) => (
            <Fragment key={name}>
              {at === 0 ? null : <span className={css.link} data-done={isDone(days, at) || undefined} />}
              <span className={css.step} data-part="calendar-streak-step" data-state={state}>
                {state === 'claimed' ? <Check size={16} strokeWidth={3} /> : at + 1}
              </span>
            </Fragment>
          ))}
        </div>
      </div>
      <ol aria-label={label} className={css.days}>
        {days.map((day, at) => {
          const act = actions[day.state];
          return (
            <li
              aria-current={day.state === 'today' ? 'date' : undefined}
              className={css.item}
              data-grand={at === 6 || undefined}
              key={day.label}
            >
              <Day
                day={day}
                grand={at === 6}
                onPress={act && (() => act(at + 1))}
                stateLabel={stateLabels[day.state]}
              />
            </li>
          );
        })}
      </ol>
    </div>
  );
}

const isDone = (days: Seven<StreakDay>, at: number): boolean =>
  days[at - 1]?.state === 'claimed' && (days[at]?.state === 'claimed' || days[at]?.state === 'today');

function Day({
  day: { state, label, picture, amount, note },
  grand,
  stateLabel,
  onPress,
}: {
  day: StreakDay;
  grand: boolean;
  stateLabel: string;
  onPress: (() => void) | undefined;
}): ReactNode {
  const Stamp =
    state === 'missed' && onPress ? RotateCcw : state === 'claimed' || state === 'missed' ? stamps[state] : null;
  const name = <span className={css.label}>{label}</span>;
  const gift = (
    <span className={css.amount} data-part="calendar-streak-amount">
      {amount}
    </span>
  );
  const drawing = (
    <span aria-hidden="true" className={css.picture} data-part="calendar-streak-picture">
      {picture}
    </span>
  );
  const inside = (
    <>
      {grand ? (
        <>
          <span className={css.grandWords}>
            {name}
            {gift}
            {note === undefined ? null : <span className={css.note}>{note}</span>}
          </span>
          {drawing}
        </>
      ) : (
        <>
          {name}
          {drawing}
          {gift}
        </>
      )}
      {Stamp ? (
        <span aria-hidden="true" className={css.stamp} data-part="calendar-streak-stamp" data-state={state}>
          <Stamp size={18} strokeWidth={3} />
        </span>
      ) : null}
      <VisuallyHidden> {stateLabel}</VisuallyHidden>
    </>
  );
  const attributes = {
    'data-on-art': grand && state !== 'claimed' ? '' : undefined,
    'data-part': 'calendar-streak-day',
    'data-state': state,
  };
  if (!onPress) {
    return (
      <div {...attributes} className={css.day}>
        {inside}
      </div>
    );
  }
  return (
    <button {...attributes} className={css.pressedDay} onClick={onPress} type="button">
      {inside}
    </button>
  );
}
