import { Profiler, type ReactNode, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { Amount } from '#ui/components/Amount/index.ts';
import { Avatar } from '#ui/components/Avatar/index.ts';
import { Badge } from '#ui/components/Badge/index.ts';
import { Button } from '#ui/components/Button/index.ts';
import { Card } from '#ui/components/Card/index.ts';
import { ChatBubble } from '#ui/components/ChatBubble/index.ts';
import { Checkbox } from '#ui/components/Checkbox/index.ts';
import { Chip } from '#ui/components/Chip/index.ts';
import { Pill } from '#ui/components/Pill/index.ts';
import { TextField } from '#ui/components/TextField/index.ts';
import { setBrand } from '#ui/theme/brand.ts';
import '#ui/generated/brands.css';
import '#ui/theme/global.css.ts';

const CARDS = 50;
const nothing = (): void => undefined;

function Ten({ at }: { at: number }): ReactNode {
  return (
    <Card>
      <Avatar name={`Player ${at}`} tier={3} />
      <Badge count={at} />
      <Button>Send</Button>
      <Chip selected={at % 2 === 0}>All</Chip>
      <TextField label="Name" onValueChange={nothing} value="owl" />
      <Checkbox checked label="Agree" onCheckedChange={nothing} />
      <ChatBubble side="other">Hello {at}</ChatBubble>
      <Pill>New</Pill>
      <Amount locale="zh_tw" tone="gold" value={at * 1000} />
    </Card>
  );
}

let renders = 0;

function Page(): ReactNode {
  const [round, setRound] = useState(0);
  return (
    <>
      <button data-part="again" onClick={() => setRound(round + 1)} type="button">
        {round}
      </button>
      <Profiler id="components" onRender={() => renders++}>
        {Array.from({ length: CARDS }, (_, at) => (
          <Ten at={at + round} key={`card-${String(at)}`} />
        ))}
      </Profiler>
    </>
  );
}

createRoot(document.body.appendChild(document.createElement('div'))).render(<Page />);

/** The page's functions for the benchmark: it counts renders, switches the brand, and measures the time until the paint. */
export interface BrandSwitchPage {
  renders(): number;
  /** @returns the milliseconds from the call until after the next frame */
  switchTo(brand: string): Promise<number>;
}

const driven: BrandSwitchPage = {
  renders: () => renders,
  switchTo: (brand) =>
    new Promise((resolve) => {
      const start = performance.now();
      setBrand(brand);
      requestAnimationFrame(() => {
        const channel = new MessageChannel();
        channel.port1.onmessage = () => resolve(performance.now() - start);
        channel.port2.postMessage(undefined);
      });
    }),
};
Object.assign(window, { driven });
