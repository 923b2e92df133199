import { ArgTypes, Canvas, Controls, Description, DocsContext, useOf } from '@storybook/addon-docs/blocks';
import { type ReactNode, use } from 'react';
import type { Guide } from '../../stories/setting/guide.ts';
import { Keyboard, Parts, Prose } from './Anatomy.tsx';
import type { Anatomy } from '#ui/anatomy.ts';
import { anatomyOf, folderOf } from './anatomies.ts';
import { propsOf } from './declarations.ts';
import * as css from './docs.css.ts';
import { StoryFrame } from './StoryFrame.tsx';

const isGuide = (value: unknown): value is Guide => typeof value === 'object' && value !== null && 'usage' in value;

function Section({ title, children }: { title: string; children: ReactNode }): ReactNode {
  return (
    <section className={css.section}>
      <h2>{title}</h2>
      {children}
    </section>
  );
}

function Points({ side, title, points }: { side: 'do' | 'dont'; title: string; points: readonly string[] }): ReactNode {
  return (
    <div className={css.side} data-side={side}>
      <h3 className={css.sideTitle}>{title}</h3>
      <ul className={css.points}>
        {points.map((point) => (
          <li key={point}>
            <Prose>{point}</Prose>
          </li>
        ))}
      </ul>
    </div>
  );
}

function Advice({ guide }: { guide: Guide }): ReactNode {
  return (
    <Section title="Usage">
      <p>
        <Prose>{guide.usage}</Prose>
      </p>
      <div className={css.advice}>
        <Points points={guide.dos} side="do" title="Do" />
        <Points points={guide.donts} side="dont" title="Don’t" />
      </div>
    </Section>
  );
}

function Declared({ anatomy, open }: { anatomy: Anatomy; open: boolean }): ReactNode {
  return propsOf(anatomy).map(({ member, declared }) => (
    <details className={css.declared} key={member} open={open}>
      <summary>
        <code>{`${member}Props`}</code>
      </summary>
      <pre>{declared}</pre>
    </details>
  ));
}

type Stories = ReturnType<React.ContextType<typeof DocsContext>['componentStories']>;

/** The module's export behind a story, which Storybook's blocks go by. */
const exportOf = (story: Stories[number]): unknown => story.moduleExport;

/** Components that open over the whole page, or are pinned to the window, get a window of their own. */
function Shown({ story, framed }: { story: Stories[number]; framed: boolean }): ReactNode {
  return framed ? <StoryFrame id={story.id} title={story.name} /> : <Canvas of={exportOf(story)} />;
}

/**
 * The documentation page of every component: its purpose and use, from its anatomy and its stories' guide; its
 * props, parts and keys; every story in order. A page without a component (of a feature or an overview) lists its
 * stories.
 */
export default function DocsPage(): ReactNode {
  const { csfFile, preparedMeta } = useOf('meta', ['meta']);
  const stories = use(DocsContext).componentStories();
  const [primary] = stories;
  const { title } = csfFile.meta;
  const anatomy = anatomyOf(title);
  const { parameters } = preparedMeta;
  const guide: unknown = parameters['guide'];
  if (anatomy === undefined || primary === undefined) return <StoryList stories={stories} title={title} />;

  const framed = anatomy.group === 'Overlays' || parameters['layout'] === 'fullscreen' || parameters['framed'] === true;
  // Storybook's reader finds no props if some of them only go together, and its table would be empty.
  const tabled = Object.keys(preparedMeta.argTypes).length > 0;
  const hasArgs = Object.keys(primary.initialArgs).length > 0 && !framed;
  return (
    <div className={css.page}>
      <header className={css.head}>
        <p className={css.kicker}>{anatomy.group}</p>
        <h1 className={css.title}>{anatomy.name}</h1>
        <p className={css.summary}>
          <Prose>{anatomy.summary}</Prose>
        </p>
        <p className={css.links}>
          <code>{`import { ${anatomy.members.join(', ')} } from '#ui/${folderOf(anatomy)}/index.ts'`}</code>
          {anatomy.pattern === undefined ? null : (
            <a href={`https://www.w3.org/WAI/ARIA/apg/patterns/${anatomy.pattern}/`}>ARIA pattern: {anatomy.pattern}</a>
          )}
        </p>
      </header>
      <Shown framed={framed} story={primary} />
      {isGuide(guide) ? <Advice guide={guide} /> : null}
      <Section title="Props">
        {hasArgs || tabled ? (
          <div className={css.tableHolder}>{hasArgs ? <Controls of={exportOf(primary)} /> : <ArgTypes />}</div>
        ) : null}
        <Declared anatomy={anatomy} open={!tabled} />
      </Section>
      <Section title="Parts and states">
        <Parts anatomy={anatomy} />
      </Section>
      <Section title="Keyboard">
        <Keyboard anatomy={anatomy} />
      </Section>
      <Section title="Screen readers">
        <p>
          <Prose>{anatomy.accessibility}</Prose>
        </p>
      </Section>
      <Section title="Stories">
        {stories.map((story) => (
          <article className={css.story} key={story.id}>
            <h3 className={css.storyTitle}>{story.name}</h3>
            <Description of={exportOf(story)} />
            <Shown framed={framed} story={story} />
          </article>
        ))}
      </Section>
    </div>
  );
}

function StoryList({ stories, title }: { stories: Stories; title: string }): ReactNode {
  return (
    <div className={css.page}>
      <header className={css.head}>
        <h1 className={css.title}>{title.replace(/^.*\//u, '')}</h1>
      </header>
      {stories.map((story) => (
        <article className={css.story} key={story.id}>
          <h2 className={css.storyTitle}>{story.name}</h2>
          <Description of={exportOf(story)} />
          <StoryFrame id={story.id} title={story.name} />
        </article>
      ))}
    </div>
  );
}
