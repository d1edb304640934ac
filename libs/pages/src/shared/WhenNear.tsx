import { type CSSProperties, type ReactNode, Suspense, useEffect, useRef, useState } from 'react';
import styled from 'styled-components';

const isServer = typeof document === 'undefined';

/** How far below the window a part may be when it starts to load. */
const MARGIN = '600px';

/** Room kept for a part that is not there yet, so that the footer is not in view, and does not jump, before it comes. */
const Place = styled.div`
  &:empty {
    min-block-size: var(--room, 20rem);
  }
`;

interface WhenNearProps {
  /** Height of the room kept for it, where the children's is known. */
  room?: string;
  /** It stands in the server's HTML, readable without scripts, and stays as it is until the visitor is near. */
  readable?: boolean;
  children: ReactNode;
}

/**
 * Renders its children, and loads their code, once the visitor is near, by scrolling or by a link to the section. Until
 * then the browser leaves what the server wrote in their place alone, for which it needs neither their code nor a state.
 */
export function WhenNear({ room, readable = false, children }: WhenNearProps) {
  const ref = useRef<HTMLDivElement>(null);
  /** What the server wrote, once somebody is near: shown until the code is here. */
  const [html, setHtml] = useState<string | null>(null);

  useEffect(() => {
    const element = ref.current;
    if (!element || html !== null) return undefined;
    const observer = new IntersectionObserver(
      (entries) => entries.some((entry) => entry.isIntersecting) && setHtml(element.innerHTML),
      { rootMargin: MARGIN },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [html]);

  const style = room ? ({ '--room': room } as CSSProperties) : undefined;
  if (isServer) return <Place style={style}>{readable && <Suspense>{children}</Suspense>}</Place>;
  const place = (
    <Place ref={ref} style={style} dangerouslySetInnerHTML={{ __html: html ?? '' }} suppressHydrationWarning />
  );
  return html === null ? place : <Suspense fallback={place}>{children}</Suspense>;
}
