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
  /** `news`: an announcement. `win`: a player's win, in gold. */
  tone: 'news' | 'win';
  title: ReactNode;
  /** The main value in large size, usually an Amount. */
  value?: ReactNode;
  text?: ReactNode;
  /** A decorative picture at the left, 56 px square. */
  picture?: ReactNode;
  action?: { label: string; onPress: () => void };
  /** Screen readers interrupt other text to read an urgent banner. They read other banners at the next pause. */
  urgent?: boolean;
}

export interface BannerQueueProps {
  label: string;
  /** The banners in the order of arrival. Each id is shown once. Shown banners may stay in the list or be removed from it. */
  banners: readonly Banner[];
  /** Called with a banner that was shown long enough, skipped or acted upon. */
  onDone?: (id: string) => void;
  skipLabel: string;
  /** How long a banner is shown, in milliseconds. The time pauses on hover and focus, and while the page is hidden. */
  duration?: number;
  /** `floating`: above the page, below its bar. `inline`: in the flow of the page. */
  place?: 'floating' | 'inline';
  ref?: Ref<HTMLElement>;
}

/** Announcements and wins, one at a time for four seconds each. */
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
    // Removes the ids that are no longer in the list.
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
      {/* The region must exist before its text, since screen readers would not read the text otherwise. The buttons are outside the region. */}
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
