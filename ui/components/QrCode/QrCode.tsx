import { QRCodeSVG } from 'qrcode.react';
import type { ReactNode, Ref } from 'react';
import * as css from './QrCode.css.ts';

export interface QrCodeProps {
  value: string;
  /** The purpose of the code, since for screen readers it is a picture. */
  label: string;
  /** The size of the plate in px at the default text size. The code is never wider than its place. */
  size?: number;
  /** A decorative logo on a plate in the middle. The code then has more error correction. */
  logo?: ReactNode;
  caption?: ReactNode;
  ref?: Ref<HTMLElement>;
}

/** A code for a camera. It is dark on light with a quiet zone in every brand, so that every camera reads it. */
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
          // The standard's quiet zone, without which old phones do not find a code.
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
