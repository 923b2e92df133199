import { Bell, Flame } from 'lucide-react';
import type { ReactNode } from 'react';
import { Amount } from '#ui/components/Amount/index.ts';
import { Avatar } from '#ui/components/Avatar/index.ts';
import { Badge } from '#ui/components/Badge/index.ts';
import { Button } from '#ui/components/Button/index.ts';
import { Card } from '#ui/components/Card/index.ts';
import { ChatBubble } from '#ui/components/ChatBubble/index.ts';
import { Checkbox } from '#ui/components/Checkbox/index.ts';
import { Chip } from '#ui/components/Chip/index.ts';
import { IconButton } from '#ui/components/IconButton/index.ts';
import { SectionHeading } from '#ui/components/SectionHeading/index.ts';
import { Skeleton } from '#ui/components/Skeleton/index.ts';
import { Text } from '#ui/components/Text/index.ts';
import { TextField } from '#ui/components/TextField/index.ts';
import { Inline } from '#ui/layout/Inline/index.ts';
import { Stack } from '#ui/layout/Stack/index.ts';
import { avatarPicture } from '../ui/pictures.ts';
import { useSharedText, type SharedText } from '../ui/sharedText.ts';

const nothing = (): void => undefined;

/** Returns one of each kind of repeated component. */
function pieces(words: SharedText): Readonly<Record<string, ReactNode>> {
  return {
    claim: <Button>{words.claim}</Button>,
    pay: <Button variant="gold">NT$ 330</Button>,
    cancel: <Button variant="secondary">{words.cancel}</Button>,
    invite: <Button variant="ghost">{words.invite}</Button>,
    bell: (
      <IconButton label={words.notices}>
        <Bell size={22} />
      </IconButton>
    ),
    on: (
      <Chip icon={<Flame />} selected>
        {words.hot}
      </Chip>
    ),
    off: <Chip selected={false}>{words.slots}</Chip>,
    badge: <Badge count={120} />,
    amount: <Amount locale="zh_tw" size={20} tone="gold" value={1_286_540} />,
    short: <Amount format="short" locale="zh_tw" value={343_210_987} />,
    fox: <Avatar name="" src={avatarPicture('fox')} tier={3} />,
    deer: <Avatar name="" src={avatarPicture('deer')} tier={7} />,
    card: (
      <Card padding="sm">
        <Text size={13}>{words.chatOne}</Text>
      </Card>
    ),
    gold: (
      <Card padding="sm" variant="gold">
        <Text size={13}>{words.winNews}</Text>
      </Card>
    ),
    other: <ChatBubble side="other">{words.chatTwo}</ChatBubble>,
    own: (
      <ChatBubble side="own" state="sent" stateLabel={words.sent}>
        {words.chatOwn}
      </ChatBubble>
    ),
    heading: <SectionHeading level={3}>{words.popular}</SectionHeading>,
    skeleton: <Skeleton width="8rem" />,
    checkbox: <Checkbox checked label={words.all} onCheckedChange={nothing} />,
    field: <TextField label={words.phone} onValueChange={nothing} value="0900000001" />,
  };
}

/** The number of components in a round. */
export const medleySize = 20;

/** A dense page of the library's most repeated components. */
export function Medley({ rounds }: { rounds: number }): ReactNode {
  const words = useSharedText();
  return (
    <Stack gap={6}>
      {Array.from({ length: rounds }, (_round, round) => (
        <Inline gap={3} key={`round-${String(round)}`} wrap>
          {Object.entries(pieces(words)).map(([name, piece]) => (
            <div data-counted="" key={name}>
              {piece}
            </div>
          ))}
        </Inline>
      ))}
    </Stack>
  );
}
