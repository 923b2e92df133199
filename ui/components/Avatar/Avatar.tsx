import { type ReactNode, type Ref, useState } from 'react';
import { UserRound } from 'lucide-react';
import * as css from './Avatar.css.ts';

/** Tiers 1 to 8; 0 means no ring. */
export type VipTier = 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8;

export interface AvatarProps {
  /** The player's name. Pass an empty string if the name is visible beside the portrait. */
  name: string;
  /** If there is no picture, or it does not load, the first character of the name is shown. */
  src?: string | undefined;
  tier?: VipTier;
  crest?: { src: string; label: string };
  /** The diameter in px at the default text size. */
  size?: 32 | 36 | 44 | 52 | 56 | 72 | 96;
  /** The label of the online dot at the lower left. */
  online?: string;
  loading?: 'eager' | 'lazy';
  ref?: Ref<HTMLSpanElement>;
}

/** The first character in the sense of a reader: an emoji or a letter with its marks counts as one character. */
function initial(name: string): string {
  const trimmed = name.trim();
  // Creating the first segmenter of a page takes a phone 50 ms.
  if (trimmed === '') return '';
  const [first] = new Intl.Segmenter().segment(trimmed);
  return first?.segment.toUpperCase() ?? '';
}

/** A round portrait in its tier's metal ring. */
export function Avatar({
  name,
  src,
  tier = 0,
  crest,
  size = 44,
  online,
  loading = 'lazy',
  ref,
}: AvatarProps): ReactNode {
  const [failed, setFailed] = useState<string>();
  const pictured = src !== undefined && src !== '' && src !== failed;
  return (
    <span className={css.avatar} data-on-art="" data-part="avatar" data-size={size} data-tier={tier} ref={ref}>
      {pictured ? (
        <img
          alt={name}
          className={css.face}
          data-part="avatar-face"
          data-state="picture"
          decoding="async"
          draggable={false}
          height={size}
          loading={loading}
          onError={() => setFailed(src)}
          src={src}
          width={size}
        />
      ) : (
        <span
          className={css.face}
          data-part="avatar-face"
          data-state="fallback"
          {...(name ? { role: 'img', 'aria-label': name } : {})}
        >
          {initial(name) || <UserRound aria-hidden="true" className={css.nobody} />}
        </span>
      )}
      {crest ? <img alt={crest.label} className={css.crest} data-part="avatar-crest" src={crest.src} /> : null}
      {online === undefined ? null : (
        <span aria-label={online} className={css.online} data-part="avatar-online" role="img" />
      )}
    </span>
  );
}
