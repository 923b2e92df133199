import type { Meta, StoryObj } from '@storybook/react-vite';
import { Download } from 'lucide-react';
import type { ReactNode } from 'react';
import { fn } from 'storybook/test';
import { IconButton } from '#ui/components/IconButton/index.ts';
import { PageHeader } from '#ui/components/PageHeader/index.ts';
import { guide } from '../setting/guide.ts';
import { storyText } from '../setting/storyText.ts';
import { bannerAddress } from './pictures.ts';

const meta = {
  title: 'Navigation/PageHeader',
  component: PageHeader,
  parameters: guide({
    usage:
      'At the top of every page that one comes to from another. The title stands in the middle; a page that gives something has a scene behind it.',
    dos: ['Lead back to where one came from, and to the page above for who came by an address.', 'One action at most.'],
    donts: ['On the pages of the bottom bar: nothing is above them.', 'Words in the scene.'],
  }),
} satisfies Meta<typeof PageHeader>;
export default meta;

const useText = storyText({
  back: ['返回', 'Kembali', 'Quay lại'],
  wallet: ['會員中心 › 錢包', 'Pusat anggota › Dompet', 'Trung tâm thành viên › Ví'],
  book: ['存摺', 'Buku tabungan', 'Sổ giao dịch'],
  days: ['僅顯示14天之紀錄', 'Hanya menampilkan catatan 14 hari terakhir', 'Chỉ hiển thị giao dịch trong 14 ngày'],
  club: ['星夜俱樂部', 'Klub Malam Bintang', 'Câu lạc bộ Đêm Sao'],
  clubs: ['俱樂部', 'Klub', 'Câu lạc bộ'],
  download: ['下載', 'Unduh', 'Tải xuống'],
  seven: ['七日簽到', 'Absen tujuh hari', 'Điểm danh bảy ngày'],
  grows: [
    '連續簽到，禮物一天比一天大',
    'Absen tiap hari, hadiahnya makin besar',
    'Điểm danh liên tiếp, quà mỗi ngày một lớn',
  ],
});

function Plain({ action = false }: { action?: boolean }): ReactNode {
  const text = useText();
  return (
    <PageHeader
      back={<a href="#back">{text.back}</a>}
      title={text.book}
      {...(action && {
        path: text.wallet,
        note: text.days,
        action: (
          <IconButton label={text.download} onClick={fn()}>
            <Download size={22} />
          </IconButton>
        ),
      })}
    />
  );
}

function WithScene(): ReactNode {
  const text = useText();
  return (
    <PageHeader
      back={<a href="#back">{text.back}</a>}
      note={text.grows}
      scene={<img alt="" src={bannerAddress('seven')} style={{ width: '100%', height: '100%', objectFit: 'cover' }} />}
      title={text.seven}
    />
  );
}

function WithBanner(): ReactNode {
  const text = useText();
  return (
    <PageHeader
      back={<a href="#back">{text.back}</a>}
      banner={
        <div style={{ display: 'grid', gridTemplateColumns: 'auto 1fr', alignItems: 'center', gap: 16 }}>
          <img alt="" height={88} src="/brands/owl/mark.svg" width={88} />
          <b style={{ fontSize: '1.5rem', lineHeight: '2rem' }}>{text.club}</b>
        </div>
      }
      scene={<img alt="" src={bannerAddress('seven')} style={{ width: '100%', height: '100%', objectFit: 'cover' }} />}
      title={text.clubs}
    />
  );
}

export const Title: StoryObj = { render: () => <Plain /> };
export const WithAction: StoryObj = { render: () => <Plain action /> };
export const Scene: StoryObj = { render: () => <WithScene /> };
export const Banner: StoryObj = { render: () => <WithBanner /> };
