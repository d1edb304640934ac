import { type CSSProperties, type ReactNode, Suspense, useEffect, useRef, useState } from 'react';
import styled from 'styled-components';

/** How far below the window a part may be when it starts to load. */
const MARGIN = '600px';

/** Room kept for a part that is not there yet, so that the footer is not in view, and does not jump, before it comes. */
const Room = styled.div`
  min-block-size: var(--room, 20rem);
`;

interface WhenNearProps {
  /** Height of the room kept for it, where the children's is known. */
  room?: string;
  children: ReactNode;
}

/** Renders its children, and loads their code, once the visitor is near, by scrolling or by a link to the section. */
export function WhenNear({ room, children }: WhenNearProps) {
  const ref = useRef<HTMLDivElement>(null);
  const [near, setNear] = useState(false);

  useEffect(() => {
    const element = ref.current;
    if (!element || near) return;
    const observer = new IntersectionObserver((entries) => entries.some((e) => e.isIntersecting) && setNear(true), {
      rootMargin: MARGIN,
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [near]);

  const style = room ? ({ '--room': room } as CSSProperties) : undefined;
  if (!near) return <Room ref={ref} style={style} />;
  return <Suspense fallback={<Room style={style} />}>{children}</Suspense>;
}
