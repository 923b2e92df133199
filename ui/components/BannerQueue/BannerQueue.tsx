import { X } from 'lucide-react';
import { type KeyboardEvent, type ReactNode, type Ref, useRef, useState } from 'react';
import { Button } from '../Button/index.ts';
import { IconButton } from '../IconButton/index.ts';
import { fillRef } from '../../fillRef.ts';
import { VisuallyHidden } from '../VisuallyHidden/index.ts';
import * as css from './BannerQueue.css.ts';
import { useShowTime } from './useShowTime.ts';

export interface Banner {
  id: string;
  /** `news`: an announcement. `win`: somebody's win, in gold. */
  tone: 'news' | 'win';
  title: ReactNode;
  /** The loudest of it, large: an Amount. */
  value?: ReactNode;
  text?: ReactNode;
  /** At the left, 56 px square; decorative. */
  picture?: ReactNode;
  /** The one thing to do about it. */
  action?: { label: string; onPress: () => void };
  /** Read out at once, over whatever is being read; otherwise politely, when there is a pause. */
  urgent?: boolean;
}

export interface BannerQueueProps {
  /** Name of the region. */
  label: string;
  /** In the order they came; each is shown once, by its id. Ones that were shown may stay in the list or leave it. */
  banners: readonly Banner[];
  /** Told when a banner was shown long enough, skipped or acted upon. */
  onDone?: (id: string) => void;
  skipLabel: string;
  /** Milliseconds that each is shown; time stands still while one points at it, has the focus in it, or looks elsewhere. */
  duration?: number;
  /** `floating`: over the page, under its bar. `inline`: where it stands. */
  place?: 'floating' | 'inline';
  ref?: Ref<HTMLElement>;
}

/** Announcements and wins, one at a time, four seconds each. */
export function BannerQueue({
  label,
  banners,
  onDone,
  skipLabel,
  duration = 4000,
  place = 'floating',
  ref,
}: BannerQueueProps): ReactNode {
  const [done, setDone] = useState<ReadonlySet<string>>(new Set());
  const region = useRef<HTMLElement>(null);
  const waiting = banners.filter(({ id }) => !done.has(id));
  const [banner] = waiting;
  const finish = (id: string): void => {
    // What left the list need not be remembered.
    const present = banners.map((one) => one.id);
    setDone((before) => new Set([...before, id].filter((one) => present.includes(one))));
    onDone?.(id);
  };
  const skipByKey = (event: KeyboardEvent): void => {
    if (event.key === 'Escape' && banner) finish(banner.id);
  };
  const held = useShowTime(region, banner?.id, duration, finish);
  return (
    <section
      aria-label={label}
      className={css.region}
      data-part="banner-queue"
      data-place={place}
      data-state={banner ? (held ? 'held' : 'showing') : 'empty'}
      ref={(element) => {
        region.current = element;
        return fillRef(ref, element);
      }}
    >
      {/* It stands before its words come, or they would not be read; the buttons are none of them. */}
      <VisuallyHidden aria-atomic="true" aria-live={banner?.urgent ? 'assertive' : 'polite'} role="status">
        {banner ? (
          <>
            {banner.title} {banner.value} {banner.text}
          </>
        ) : null}
      </VisuallyHidden>
      {banner ? (
        <div className={css.banner} data-part="banner-queue-banner" data-tone={banner.tone}>
          {banner.picture ? (
            <span
              aria-hidden="true"
              className={css.picture}
              data-part="banner-queue-picture"
              key={`picture-${banner.id}`}
            >
              {banner.picture}
            </span>
          ) : null}
          <div aria-hidden="true" className={css.words} data-part="banner-queue-words" key={`words-${banner.id}`}>
            <div className={css.title}>{banner.title}</div>
            {banner.value ? (
              <div className={css.value} data-part="banner-queue-value">
                {banner.value}
              </div>
            ) : null}
            {banner.text ? <div className={css.text}>{banner.text}</div> : null}
          </div>
          {banner.action ? (
            <div className={css.action} data-part="banner-queue-action">
              <Button
                onClick={() => {
                  banner.action?.onPress();
                  finish(banner.id);
                }}
                onKeyDown={skipByKey}
                size="sm"
                variant={banner.tone === 'win' ? 'gold' : 'secondary'}
              >
                {banner.action.label}
              </Button>
            </div>
          ) : null}
          <div className={css.skip} data-part="banner-queue-skip">
            <IconButton label={skipLabel} onClick={() => finish(banner.id)} onKeyDown={skipByKey}>
              <X size={18} />
            </IconButton>
            {waiting.length > 1 ? (
              <span aria-hidden="true" className={css.more} data-part="banner-queue-more">
                +{waiting.length - 1}
              </span>
            ) : null}
          </div>
          <span
            aria-hidden="true"
            className={css.time}
            data-part="banner-queue-time"
            key={`time-${banner.id}`}
            style={{ animationDuration: `${String(duration)}ms` }}
          />
        </div>
      ) : null}
    </section>
  );
}
