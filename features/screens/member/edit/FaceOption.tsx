import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { VisuallyHidden } from '#ui/components/VisuallyHidden/index.ts';
import * as css from './Edit.css.ts';

export interface FaceOptionProps {
  value: string;
  name: ReactNode;
  src: string;
  checked: boolean;
  onChoose: () => void;
}

/** A picture of the gallery, as a radio button. */
export function FaceOption({ value, name, src, checked, onChoose }: FaceOptionProps): ReactNode {
  return (
    <label className={css.face}>
      <input
        checked={checked}
        className={css.faceInput}
        name="picture"
        onChange={onChoose}
        type="radio"
        value={value}
      />
      <span className={css.faceRing}>
        <img alt="" className={css.facePicture} height={56} src={src} width={56} />
        <span aria-hidden="true" className={css.faceCheck}>
          <Check size={14} strokeWidth={3} />
        </span>
      </span>
      <VisuallyHidden>{name}</VisuallyHidden>
    </label>
  );
}
