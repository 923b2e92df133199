import type { CSSProperties, ReactNode } from 'react';
import { VisuallyHidden } from '../VisuallyHidden/index.ts';
import * as css from './Skeleton.css.ts';

export interface SkeletonProps {
  /** `text` a line of words, `circle` a portrait, `box` a card or picture. */
  shape?: 'text' | 'circle' | 'box';
  /** CSS lengths; a line is as wide as its place. */
  width?: CSSProperties['width'];
  height?: CSSProperties['height'];
  /** For a picture: keeps its place at any width. */
  aspectRatio?: string;
}

/** A quiet shape where something will stand, of the same size, so that nothing jumps when it comes. */
export function Skeleton({ shape = 'text', width, height, aspectRatio }: SkeletonProps): ReactNode {
  return (
    <span
      aria-hidden="true"
      className={css.skeleton}
      data-part="skeleton"
      data-shape={shape}
      style={{ width, height, aspectRatio }}
    />
  );
}

export interface SkeletonGroupProps {
  /** What is being loaded, read out once. */
  label: string;
  children: ReactNode;
}

/** Holds the skeletons of one place and says that it is loading. */
export function SkeletonGroup({ label, children }: SkeletonGroupProps): ReactNode {
  return (
    <div aria-busy="true" data-part="skeleton-group" role="status">
      <VisuallyHidden>{label}</VisuallyHidden>
      {children}
    </div>
  );
}
