import type { ReactElement, ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { Avatar } from '../../../../ui/components/Avatar/index.ts';
import { ChatBubble, ChatMessage } from '../../../../ui/components/ChatBubble/index.ts';
import '../../../../ui/generated/brands.css';
import '../../../../ui/theme/global.css.ts';

export interface Line {
  readonly key: string;
  readonly from: string;
  readonly text: string;
  readonly own: boolean;
}

const WORDS = '今晚一起玩嗎剛剛那把真的太神了我的獵人還差一點就到黃金恭喜老闆發大財'.repeat(3);

/** Returns messages of one to a hundred letters, from seven people in turn. */
export const linesOf = (count: number): readonly Line[] =>
  Array.from({ length: count }, (_, at) => ({
    key: String(at),
    from: `Player ${String((at * 5) % 7)}`,
    text: WORDS.slice(at % 31, (at % 31) + 1 + ((at * 37) % (at % 9 === 0 ? 100 : 24))),
    own: at % 6 === 0,
  }));

/** A message as the chat draws it, the same in every list. */
export function Row({ line: { from, text, own } }: { line: Line }): ReactElement {
  const side = own ? 'own' : 'other';
  return (
    <ChatMessage
      avatar={own ? undefined : <Avatar name={from} size={36} tier={3} />}
      position="single"
      sender={{ name: from, tier: 3 }}
      side={side}
    >
      <ChatBubble position="single" side={side}>
        {text}
      </ChatBubble>
    </ChatMessage>
  );
}

export interface DrivenList {
  /**
   * Scrolls up from the end, a third of the screen per frame.
   * @returns the time of each frame in ms, and the largest number of drawn rows
   */
  readonly scroll: (frames: number) => Promise<{ readonly times: number[]; readonly rows: number }>;
  /** Jumps through the whole list from its end to its first row. @returns the largest number of drawn rows */
  readonly traverse: (jumps: number) => Promise<number>;
  /**
   * Receives a message while the player reads earlier messages.
   * @returns the milliseconds until the frame with it is painted. Only the product's own list has this function.
   */
  readonly arrive?: () => Promise<number>;
}

const frame = (): Promise<number> => new Promise(requestAnimationFrame);
const drawn = (): number => document.querySelectorAll('[data-part=chat-bubble-message]').length;

/**
 * Shows a list of 390 × 760 and offers it to the benchmark.
 * @param find returns the scrolling element
 */
export function drive(list: ReactNode, find: () => HTMLElement | null, arrive?: DrivenList['arrive']): void {
  const place = document.body.appendChild(document.createElement('div'));
  Object.assign(place.style, { display: 'flex', flexDirection: 'column', width: '390px', height: '760px' });
  createRoot(place).render(list);
  const driven: DrivenList = {
    async scroll(frames) {
      const scroller = find();
      if (scroller === null) throw new Error('nothing scrolls');
      const times: number[] = [];
      let rows = 0;
      let before = await frame();
      for (let at = 0; at < frames; at += 1) {
        scroller.scrollTop -= scroller.clientHeight / 3;
        const now = await frame();
        times.push(now - before);
        before = now;
        rows = Math.max(rows, drawn());
      }
      return { times, rows };
    },
    async traverse(jumps) {
      const scroller = find();
      if (scroller === null) throw new Error('nothing scrolls');
      scroller.scrollTop = scroller.scrollHeight;
      await frame();
      const step = scroller.scrollHeight / jumps;
      let rows = 0;
      while (scroller.scrollTop > 0) {
        scroller.scrollTop -= step;
        await frame();
        rows = Math.max(rows, drawn());
      }
      return rows;
    },
    ...(arrive && { arrive }),
  };
  Object.assign(window, { drivenList: driven });
}
