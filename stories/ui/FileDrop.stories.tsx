import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, screen, userEvent, waitFor } from 'storybook/test';
import { FileDrop, type FileDropWords } from '#ui/components/FileDrop/index.ts';
import { Stack } from '#ui/layout/Stack/index.ts';
import { guide } from '../setting/guide.ts';
import { storyText } from '../setting/storyText.ts';
import { avatarPicture } from './pictures.ts';

const useText = storyText({
  label: ['大頭照', 'Foto profil', 'Ảnh đại diện'],
  hint: ['JPG/JPEG，2MB 以下', 'JPG/JPEG, maksimal 2 MB', 'JPG/JPEG, tối đa 2 MB'],
  choose: ['選擇圖片', 'Pilih gambar', 'Chọn ảnh'],
  drop: ['或把圖片拖曳到這裡', 'atau seret gambar ke sini', 'hoặc kéo ảnh vào đây'],
  letGo: ['放開即可上傳', 'Lepaskan untuk mengunggah', 'Thả để tải lên'],
  type: [
    '上傳格式錯誤，請使用 JPG/JPEG 檔案',
    'Format salah. Gunakan berkas JPG/JPEG',
    'Sai định dạng. Hãy dùng tệp JPG/JPEG',
  ],
  size: ['請使用 2MB 以下的圖片', 'Gunakan gambar di bawah 2 MB', 'Hãy dùng ảnh dưới 2 MB'],
  content: [
    '無效的 JPEG/JPG 文件格式',
    'Isi berkas bukan JPEG/JPG yang sah',
    'Nội dung tệp không phải JPEG/JPG hợp lệ',
  ],
  many: ['一次只能選擇一張圖片', 'Pilih satu gambar saja', 'Mỗi lần chỉ chọn một ảnh'],
  frame: ['選取要顯示的範圍', 'Bagian yang ditampilkan', 'Phần hiển thị'],
  move: [
    '拖曳圖片調整位置，也可以用方向鍵',
    'Seret gambar untuk mengatur posisi, atau pakai tombol panah',
    'Kéo ảnh để chỉnh vị trí, hoặc dùng phím mũi tên',
  ],
  zoom: ['縮放', 'Perbesar', 'Phóng to'],
  apply: ['使用這張', 'Gunakan', 'Dùng ảnh này'],
  cancel: ['取消', 'Batal', 'Hủy'],
});

function useDropText(): FileDropWords {
  const words = useText();
  const { choose, drop, letGo, type, size, content, many, frame, move, zoom, apply, cancel } = words;
  return { choose, drop, letGo, refused: { type, size, content, many }, crop: { frame, move, zoom, apply, cancel } };
}

/** Draws a portrait with a different colour in each quarter, so that a crop shows its position. */
async function portrait(width: number, height: number): Promise<File> {
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const context = canvas.getContext('2d');
  if (!context) throw new Error('no canvas');
  for (const [place, colour] of ['seagreen', 'goldenrod', 'steelblue', 'indianred'].entries()) {
    context.fillStyle = colour;
    context.fillRect((place % 2) * (width / 2), Math.floor(place / 2) * (height / 2), width / 2, height / 2);
  }
  context.fillStyle = 'bisque';
  context.beginPath();
  context.arc(width / 2, height / 2, height / 3, 0, 2 * Math.PI);
  context.fill();
  const blob = await new Promise<Blob | null>((resolve) => {
    canvas.toBlob(resolve, 'image/jpeg');
  });
  if (!blob) throw new Error('no picture');
  return new File([blob], 'portrait.jpg', { type: 'image/jpeg' });
}

const take = fn<(picture: Blob) => void>();

const fileInput = (canvasElement: HTMLElement): HTMLInputElement => {
  const input = canvasElement.querySelector<HTMLInputElement>('input[type=file]');
  if (!input) throw new Error('no file input');
  return input;
};

const meta = {
  title: 'Forms/FileDrop',
  component: FileDrop,
  parameters: guide({
    usage:
      'For a player’s portrait. The result is a square picture of 512 px, drawn anew: nothing of place and camera stays in it.',
    dos: [
      'Say kind and size in the hint.',
      'Send the picture from `onPicture` and show what the service says as the error.',
    ],
    donts: ['Trusting an ending: kinds are judged by their first bytes too.', 'Dropping as the only way.'],
  }),
} satisfies Meta<typeof FileDrop>;
export default meta;

export const States: StoryObj = {
  render: function States() {
    const words = useText();
    const common = { label: words.label, hint: words.hint, onPicture: take, words: useDropText() };
    return (
      <Stack>
        <FileDrop {...common} />
        <FileDrop {...common} picture={avatarPicture('fox')} />
        <FileDrop {...common} error={words.size} />
        <FileDrop {...common} disabled shape="square" />
      </Stack>
    );
  },
};

export const Crop: StoryObj = {
  render: function Crop() {
    const words = useText();
    return <FileDrop hint={words.hint} label={words.label} onPicture={take} words={useDropText()} />;
  },
  play: async ({ canvas, canvasElement }) => {
    await userEvent.upload(fileInput(canvasElement), await portrait(640, 480));
    const frame = await canvas.findByRole('group', { name: /範圍|Bagian|Phần/u }, { timeout: 20_000 });
    await waitFor(() => expect(frame).toHaveFocus());
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    canvas.getByRole('slider').focus();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}{ArrowRight}{ArrowRight}');
    await expect(canvas.getByRole('slider')).toHaveAttribute('aria-valuetext', '1.5×');
  },
};

export const Cut: StoryObj = {
  render: function Cut() {
    const words = useText();
    return <FileDrop hint={words.hint} label={words.label} onPicture={take} words={useDropText()} />;
  },
  play: async ({ canvas, canvasElement }) => {
    take.mockClear();
    await userEvent.upload(fileInput(canvasElement), await portrait(640, 480));
    const apply = await canvas.findByRole('button', { name: /使用|Gunakan|Dùng/u }, { timeout: 20_000 });
    await waitFor(() => expect(apply).not.toHaveAttribute('aria-busy'), { timeout: 20_000 });
    await userEvent.click(apply);
    await waitFor(() => expect(take).toHaveBeenCalledOnce(), { timeout: 20_000 });
    const [picture] = take.mock.calls[0] ?? [];
    if (!picture) throw new Error('no picture came');
    await expect(picture.type).toBe('image/jpeg');
    const { width, height } = await createImageBitmap(picture);
    await expect([width, height]).toEqual([512, 512]);
    await waitFor(() => expect(canvas.getByRole('button')).toHaveFocus());
    await expect(canvasElement.querySelector('[data-part=file-drop-picture] img')).toBeVisible();
  },
};

export const Refused: StoryObj = {
  render: function Refused() {
    const words = useText();
    return <FileDrop hint={words.hint} label={words.label} onPicture={take} words={useDropText()} />;
  },
  play: async ({ canvasElement }) => {
    const gif = new File([new Uint8Array([0x47, 0x49, 0x46])], 'me.jpg', { type: 'image/jpeg' });
    await userEvent.upload(fileInput(canvasElement), gif);
    await expect(await screen.findByText(/無效|sah|hợp lệ/u)).toBeVisible();
  },
};

/** Returns a drag in the form that a browser describes: types without contents. */
const hanging = (type: string): { dataTransfer: object } => ({
  dataTransfer: { types: ['Files'], items: [{ kind: 'file', type }], files: [] },
});

export const Dragging: StoryObj = {
  render: function Dragging() {
    const words = useText();
    const common = { label: words.label, onPicture: take, words: useDropText() };
    return (
      <Stack>
        <FileDrop {...common} />
        <FileDrop {...common} />
      </Stack>
    );
  },
  play: async ({ canvasElement }) => {
    const [first, second] = canvasElement.querySelectorAll('[data-part=file-drop-zone]');
    if (!first || !second) throw new Error('no places');
    await fireEvent(
      first,
      Object.assign(new Event('dragenter', { bubbles: true, cancelable: true }), hanging('image/jpeg')),
    );
    await waitFor(() => expect(first.parentElement).toHaveAttribute('data-state', 'over'));
    await fireEvent(
      second,
      Object.assign(new Event('dragenter', { bubbles: true, cancelable: true }), hanging('video/mp4')),
    );
    await waitFor(() => expect(second.parentElement).toHaveAttribute('data-state', 'refusing'));
  },
};
