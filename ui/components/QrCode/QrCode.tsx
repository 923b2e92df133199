import { QRCodeSVG } from 'qrcode.react';
import type { ReactNode, Ref } from 'react';
import * as css from './QrCode.css.ts';

export interface QrCodeProps {
  /** What the camera reads. */
  value: string;
  /** What it is good for: it is a picture to screen readers. */
  label: string;
  /** Edge of the plate in px at the default text size; it never grows wider than its place. */
  size?: number;
  /** Stands on a plate in the middle; decorative. More of the code is then spent on repair. */
  logo?: ReactNode;
  /** Words on the plate below the code: where it leads, until when. */
  caption?: ReactNode;
  ref?: Ref<HTMLElement>;
}

/** A code for a camera: dark on light with a quiet zone, in every brand, so that every camera reads it. */
export function QrCode({ value, label, size = 200, logo, caption, ref }: QrCodeProps): ReactNode {
  return (
    <figure
      className={css.plate}
      data-on-art=""
      data-part="qr-code"
      ref={ref}
      style={{ width: `${String(size / 16)}rem` }}
    >
      <div className={css.code}>
        <QRCodeSVG
          aria-label={label}
          bgColor="#fff"
          className={css.drawing}
          data-part="qr-code-drawing"
          fgColor="#000"
          level={logo === undefined ? 'M' : 'H'}
          // The standard's quiet zone; phones of old do not find a code without it.
          marginSize={4}
          role="img"
          size={size}
          value={value}
        />
        {logo === undefined ? null : (
          <span aria-hidden="true" className={css.logo} data-part="qr-code-logo">
            {logo}
          </span>
        )}
      </div>
      {caption === undefined ? null : (
        <figcaption className={css.caption} data-part="qr-code-caption">
          {caption}
        </figcaption>
      )}
    </figure>
  );
}
