import type { CSSProperties, ReactNode, Ref } from 'react';
import { VisuallyHidden } from '../VisuallyHidden/index.ts';
import * as css from './Skeleton.css.ts';

export interface SkeletonProps {
  /** `text`: a line of text. `circle`: a portrait. `box`: a card or picture. */
  shape?: 'text' | 'circle' | 'box';
  /** CSS lengths. By default a line is as wide as its place. */
  width?: CSSProperties['width'];
  height?: CSSProperties['height'];
  /** For a picture: sets its height at any width. */
  aspectRatio?: string;
  ref?: Ref<HTMLSpanElement>;
}

/** A quiet shape in place of content that loads, of the same size, so that nothing moves when it arrives. */
export function Skeleton({ shape = 'text', width, height, aspectRatio, ref }: SkeletonProps): ReactNode {
  return (
    <span
      aria-hidden="true"
      className={css.skeleton}
      data-part="skeleton"
      data-shape={shape}
      ref={ref}
      style={{ width, height, aspectRatio }}
    />
  );
}

export interface SkeletonGroupProps {
  /** Screen readers read once what is loading. */
  label: string;
  ref?: Ref<HTMLDivElement>;
  children: ReactNode;
}

/** Groups the skeletons of a place and announces that it is loading. */
export function SkeletonGroup({ label, ref, children }: SkeletonGroupProps): ReactNode {
  return (
    <div aria-busy="true" data-part="skeleton-group" ref={ref} role="status">
      <VisuallyHidden>{label}</VisuallyHidden>
      {children}
    </div>
  );
}
