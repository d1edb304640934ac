import { type ReactNode, Suspense, useEffect, useRef, useState } from 'react';
import styled from 'styled-components';

/** How far below the window a part may be when it starts to load. */
const MARGIN = '600px';

/** Room kept for a part that is not there yet, so that the footer is not in view, and does not jump, before it comes. */
const Room = styled.div`
  min-block-size: 20rem;
`;

/** Renders its children, and loads their code, once the visitor is near, by scrolling or by a link to the section. */
export function WhenNear({ children }: { children: ReactNode }) {
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

  if (!near) return <Room ref={ref} />;
  return <Suspense fallback={<Room />}>{children}</Suspense>;
}
