import { useVirtualizer } from '@tanstack/react-virtual';
import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { drive, linesOf, Row } from './drive.tsx';

export const show = (count: number): void => drive(<List count={count} />, () => document.querySelector('#scroller'));

function List({ count }: { count: number }): ReactNode {
  const scroller = useRef<HTMLDivElement>(null);
  const lines = useRef(linesOf(count)).current;
  const virtualizer = useVirtualizer({
    count,
    getScrollElement: () => scroller.current,
    estimateSize: () => 60,
    getItemKey: (at) => at,
    overscan: 4,
  });
  useLayoutEffect(() => virtualizer.scrollToIndex(count - 1, { align: 'end' }), [virtualizer, count]);
  return (
    <div id="scroller" ref={scroller} style={{ flex: 1, overflowY: 'auto', minHeight: 0 }}>
      <div style={{ height: virtualizer.getTotalSize(), position: 'relative' }}>
        {virtualizer.getVirtualItems().map(({ index, key, start }) => (
          <div
            data-index={index}
            key={key}
            ref={virtualizer.measureElement}
            style={{ position: 'absolute', insetInline: 0, top: 0, transform: `translateY(${String(start)}px)` }}
          >
            {lines[index] === undefined ? null : <Row line={lines[index]} />}
          </div>
        ))}
      </div>
    </div>
  );
}
