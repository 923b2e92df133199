import { ImageUp } from 'lucide-react';
import { lazy, type ReactNode, type Ref, Suspense, useEffect, useRef, useState } from 'react';
import { type FileRejection, useDropzone } from 'react-dropzone';
import { Button } from '../Button/index.ts';
import { Field, type FieldText } from '../Field/index.ts';
import { Skeleton } from '../Skeleton/index.ts';
import { checkPicture, endings, type PictureType, type Refusal } from './checkPicture.ts';
import type { CropWords } from './CropStep.tsx';
import type { Cut } from './cutOut.ts';
import * as css from './FileDrop.css.ts';

// The cropper is loaded with the first picture, since most visits change no picture.
const CropStep = lazy(() => import('./CropStep.tsx'));

export interface FileDropWords {
  choose: string;
  /** Shown beside the button if dragging is possible: `or drop one here`. */
  drop: string;
  /** Shown while a file is dragged over the area: `Let go to take it`. */
  letGo: string;
  refused: Readonly<Record<Refusal, string>>;
  crop: CropWords;
}

export interface FileDropProps extends FieldText {
  words: FileDropWords;
  /** Called with the cut picture: square, without the file's location and camera data. */
  onPicture: (picture: Blob) => void;
  types?: readonly PictureType[];
  maxBytes?: number;
  cut?: Partial<Cut>;
  /** The address of the current picture, shown beside the button until the player chooses another. */
  picture?: string;
  shape?: 'round' | 'square';
  disabled?: boolean;
  ref?: Ref<HTMLButtonElement>;
}

const MIB = 1024 * 1024;
const usual: Cut = { edge: 512, type: 'image/jpeg', quality: 0.9 };

/** Accepts a picture by choice or by drop, and crops it to a square in a second step. */
export function FileDrop(props: FileDropProps): ReactNode {
  const { label, labelHidden, hint, error, required, words, onPicture } = props;
  const { types = ['image/jpeg'], maxBytes = 2 * MIB, cut, picture, shape = 'round', disabled = false, ref } = props;
  const [refusal, setRefusal] = useState<Refusal>();
  const [chosen, setChosen] = useAddress();
  const [done, setDone] = useAddress();
  const back = useRef<HTMLDivElement>(null);
  /** True after the second step: the focus returns to the button when it is drawn again. */
  const returning = useRef(false);

  const take = async (accepted: readonly File[], rejected: readonly FileRejection[]): Promise<void> => {
    const [file] = [...accepted, ...rejected.map((one) => one.file)];
    if (!file) return;
    const many = accepted.length + rejected.length > 1;
    const wrong = many ? 'many' : await checkPicture(file, types, maxBytes);
    setRefusal(wrong);
    if (!wrong) setChosen(file);
  };
  const leave = (why?: Refusal): void => {
    returning.current = true;
    setChosen(undefined);
    setRefusal(why);
  };
  useEffect(() => {
    if (chosen !== undefined || !returning.current) return;
    returning.current = false;
    back.current?.querySelector<HTMLElement>('button')?.focus();
  }, [chosen]);
  const zone = useDropzone({
    accept: Object.fromEntries(types.map((type) => [type, endings[type]])),
    disabled,
    multiple: false,
    noKeyboard: true,
    onDrop: (accepted, rejected) => void take(accepted, rejected),
  });
  const state = chosen ? 'cropping' : zone.isDragReject ? 'refusing' : zone.isDragActive ? 'over' : 'idle';
  const shown = done ?? picture;
  return (
    <Field
      error={error ?? (refusal && words.refused[refusal])}
      group
      // The hint explains the choice, which has been made at this point.
      hint={chosen ? undefined : hint}
      label={label}
      labelHidden={labelHidden}
      required={required}
    >
      {({ labelId, 'aria-describedby': describedBy }) => (
        <div
          aria-labelledby={labelId}
          className={css.place}
          data-part="file-drop"
          data-state={state}
          ref={back}
          role="group"
        >
          {chosen ? (
            <Suspense fallback={<Skeleton aspectRatio="1" shape="box" width="100%" />}>
              <CropStep
                cut={{ ...usual, ...cut }}
                onCancel={() => leave()}
                onDone={(blob) => {
                  setDone(blob);
                  leave();
                  onPicture(blob);
                }}
                onUnreadable={() => leave('content')}
                picture={chosen}
                shape={shape}
                words={words.crop}
              />
            </Suspense>
          ) : (
            <div {...zone.getRootProps({ role: 'presentation', className: css.zone })} data-part="file-drop-zone">
              <input {...zone.getInputProps({ 'aria-label': words.choose })} />
              <span aria-hidden="true" className={css.picture} data-part="file-drop-picture" data-shape={shape}>
                {shown === undefined ? <ImageUp size={28} /> : <img alt="" className={css.image} src={shown} />}
              </span>
              <span className={css.words}>
                {/* A press on it reaches the surrounding area, which opens the system's file dialog. */}
                <Button aria-describedby={describedBy} disabled={disabled} ref={ref} size="sm" variant="secondary">
                  {words.choose}
                </Button>
                <span className={css.drop}>
                  {state === 'refusing' ? words.refused.type : state === 'over' ? words.letGo : words.drop}
                </span>
              </span>
            </div>
          )}
        </div>
      )}
    </Field>
  );
}

/** Returns the address of a picture in this page. A new picture releases the address of the previous picture. */
function useAddress(): [string | undefined, (blob: Blob | undefined) => void] {
  const [address, setAddress] = useState<string>();
  useEffect(
    () => () => {
      if (address !== undefined) URL.revokeObjectURL(address);
    },
    [address],
  );
  return [address, (blob) => setAddress(blob && URL.createObjectURL(blob))];
}
