import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import Cropper from 'react-easy-crop';
import { Button } from '../Button/index.ts';
import { Slider } from '../Slider/index.ts';
import { type Area, type Cut, cutOut } from './cutOut.ts';
import * as css from './FileDrop.css.ts';

export interface CropWords {
  /** The name of the frame: `Choose the part to show`. */
  frame: string;
  move: string;
  zoom: string;
  apply: string;
  cancel: string;
}

interface CropStepProps {
  picture: string;
  shape: 'round' | 'square';
  words: CropWords;
  cut: Cut;
  onDone: (blob: Blob) => void;
  onCancel: () => void;
  /** Called if the file turns out not to be a picture. */
  onUnreadable: () => void;
}

const MAX = 4;

/** The picture in a frame. A drag or the arrow keys move it; the slider, the wheel or a pinch zoom it. */
export default function CropStep(props: CropStepProps): ReactNode {
  const { picture, shape, words, cut, onDone, onCancel, onUnreadable } = props;
  const [crop, setCrop] = useState({ x: 0, y: 0 });
  const [zoom, setZoom] = useState(1);
  const [area, setArea] = useState<Area>();
  const [busy, setBusy] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  const helpId = useId();
  const framed = area !== undefined;
  useEffect(() => {
    // The step replaced the button, so the focus moves here when the picture and its frame are ready.
    if (!framed) return;
    place.current?.querySelector<HTMLElement>('[data-part=file-drop-frame]')?.focus({ preventScroll: true });
    // The buttons are at the end, on a phone below the visible part.
    place.current?.scrollIntoView?.({ block: 'nearest' });
  }, [framed]);
  const apply = async (): Promise<void> => {
    if (!area) return;
    setBusy(true);
    try {
      onDone(await cutOut(picture, area, cut));
    } catch {
      onUnreadable();
    }
  };
  const frame = {
    'aria-describedby': helpId,
    'aria-label': words.frame,
    'data-part': 'file-drop-frame',
    role: 'group',
  };
  return (
    <div className={css.step} data-part="file-drop-step" ref={place}>
      <div className={css.cropArea} data-on-art="" data-part="file-drop-crop-area">
        <Cropper
          aspect={1}
          classes={{
            containerClassName: css.container,
            mediaClassName: css.media,
            cropAreaClassName: css.frame,
          }}
          crop={crop}
          cropperProps={frame}
          cropShape={shape === 'round' ? 'round' : 'rect'}
          disableAutomaticStylesInjection
          image={picture}
          keyboardStep={8}
          maxZoom={MAX}
          mediaProps={{ alt: '', onError: onUnreadable }}
          onCropChange={setCrop}
          onCropComplete={(_percent, pixels) => setArea(pixels)}
          onZoomChange={setZoom}
          showGrid={false}
          zoom={zoom}
        />
      </div>
      <p className={css.help} id={helpId}>
        {words.move}
      </p>
      <Slider
        format={(value) => `${value.toFixed(1)}×`}
        label={words.zoom}
        max={MAX}
        min={1}
        onValueChange={setZoom}
        step={0.1}
        value={zoom}
      />
      <div className={css.actions} data-part="file-drop-actions">
        <Button onClick={onCancel} variant="secondary">
          {words.cancel}
        </Button>
        <Button busy={busy || !framed} onClick={() => void apply()}>
          {words.apply}
        </Button>
      </div>
    </div>
  );
}
