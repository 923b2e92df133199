import { Music, Volume2, VolumeX } from 'lucide-react';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { Switch } from '#ui/components/Switch/index.ts';
import { useBrand } from '../../base/settings/index.ts';
import { useEffectsOn, useMusicOn } from './soundSettings.ts';

/** Turns the sounds of this browser on and off, and the music if the brand has any. */
export function SoundSwitch(): ReactNode {
  const { formatMessage } = useIntl();
  const { Sounds } = useBrand();
  const [effects, setEffects] = useEffectsOn();
  const [music, setMusic] = useMusicOn();
  return (
    <>
      <Switch
        checked={effects}
        icon={effects ? <Volume2 size={20} /> : <VolumeX size={20} />}
        label={formatMessage({ id: 'sounds.effects', defaultMessage: '音效' })}
        onCheckedChange={setEffects}
      />
      {Sounds.music === undefined ? null : (
        <Switch
          checked={music}
          icon={<Music size={20} />}
          label={formatMessage({ id: 'sounds.music', defaultMessage: '背景音樂' })}
          onCheckedChange={setMusic}
        />
      )}
    </>
  );
}
