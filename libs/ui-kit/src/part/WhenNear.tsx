import {
  type CSSProperties,
  type ReactNode,
  type RefObject,
  Suspense,
  use,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
} from 'react';
import styled from 'styled-components';
import { EMPTY } from './emptyHtml';
import { type Focus, focusIn, restoreFocus } from './focusIn';
import { LostPart } from './LostPart';
import type { Preloadable } from '@shop/preloadable';
import { useLoading } from './useLoading';

const isServer = typeof document === 'undefined';

/** How far below the window a part may be when it starts to load. */
const MARGIN = '600px';

/** Room kept for a part that is not there yet, so that the footer is not in view, and does not jump, before it comes. */
const Room = styled.div`
  &:empty {
    min-block-size: var(--room, 20rem);
    @media (scripting: none) {
      display: none;
    }
  }
`;

interface WhenNearProps<Module> {
  part: Preloadable<Module>;
  /** Height of the room kept for it, where its own is known. */
  room?: string;
  /** It stands in the server's HTML, readable without scripts, and stays as it is until the visitor is near. */
  readable?: boolean;
  /** Shows it. */
  children: (module: Module) => ReactNode;
}

/**
 * Loads a part, and renders it, once the visitor is near, by scrolling or by a link to the section. Until then, and where
 * it cannot be had, the browser leaves what the server wrote in its place alone, for which it needs neither its code nor a
 * state. Who is on a control of it with the keyboard stays there, or goes to the section where no such control stands any
 * more.
 */
export function WhenNear<Module>({ part, room, readable = false, children }: WhenNearProps<Module>) {
  const focus = useRef<Focus>(null);
  const { isHere, isLost, load } = useLoading(part);

  useLayoutEffect(() => {
    if (isHere && focus.current) restoreFocus(focus.current);
  }, [isHere]);

  const style = room ? ({ '--room': room } as CSSProperties) : undefined;
  if (isServer) {
    return (
      <Suspense>
        <Room style={style}>{readable && <Written part={part}>{children}</Written>}</Room>
      </Suspense>
    );
  }
  const module = isHere ? part.loaded() : null;
  return (
    <>
      <Suspense>{module ? children(module) : <Waiting style={style} focus={focus} onNear={load} />}</Suspense>
      {isLost && <LostPart onRetry={load} />}
    </>
  );
}

/** What the server writes, as soon as it has the code. */
function Written<Module>({ part, children }: Pick<WhenNearProps<Module>, 'part' | 'children'>) {
  return children(part.loaded() ?? use(part.load()));
}

interface WaitingProps {
  style: CSSProperties | undefined;
  /** Told where the focus is when this goes. */
  focus: RefObject<Focus | null>;
  onNear: () => void;
}

function Waiting({ style, focus, onNear }: WaitingProps) {
  const ref = useRef<HTMLDivElement>(null);
  const handleNear = useEffectEvent(onNear);

  useEffect(() => {
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some((entry) => entry.isIntersecting)) return;
        observer.disconnect();
        handleNear();
      },
      { rootMargin: MARGIN },
    );
    observer.observe(ref.current!);
    return () => observer.disconnect();
  }, []);

  useLayoutEffect(() => {
    const element = ref.current!;
    return () => {
      focus.current = focusIn(element, element.parentElement!);
    };
  }, [focus]);

  return <Room ref={ref} style={style} dangerouslySetInnerHTML={EMPTY} suppressHydrationWarning />;
}
