import {
  type CSSProperties,
  type ReactNode,
  type RefObject,
  startTransition,
  Suspense,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import styled from 'styled-components';

const isServer = typeof document === 'undefined';

/** How far below the window a part may be when it starts to load. */
const MARGIN = '600px';

/** Room kept for a part that is not there yet, so that the footer is not in view, and does not jump, before it comes. */
const Place = styled.div`
  &:empty {
    min-block-size: var(--room, 20rem);
    @media (scripting: none) {
      display: none;
    }
  }
`;

/** What can have the focus, in its order. */
const controlsIn = (element: Element) => [
  ...element.querySelectorAll<HTMLElement>('a[href],button,input,select,summary'),
];

/** What a control is, and where it leads. */
const kindOf = (control?: Element) => control && control.tagName + control.getAttribute('href');

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
 * Who is on a control of it with the keyboard stays there, or goes to the section where no such control stands any more.
 */
export function WhenNear({ room, readable = false, children }: WhenNearProps) {
  const focus = useRef<Focus>(null);
  const [isNear, setIsNear] = useState(false);

  useLayoutEffect(() => {
    if (!isNear || !focus.current) return;
    const { around, kind, place } = focus.current;
    const controls = controlsIn(around);
    // What stands there now may be another: then what leads to the same, or else the section.
    const next = [controls[place], ...controls].find((control) => kindOf(control) === kind);
    (next ?? around).focus({ preventScroll: true });
  }, [isNear]);

  const style = room ? ({ '--room': room } as CSSProperties) : undefined;
  const written = isServer ? (
    <Place style={style}>{readable && children}</Place>
  ) : (
    <Written style={style} focus={focus} onNear={() => startTransition(() => setIsNear(true))} />
  );
  return <Suspense>{isNear ? children : written}</Suspense>;
}

/** Which control of an element has the focus. */
interface Focus {
  around: HTMLElement;
  kind?: string;
  place: number;
}

interface WrittenProps {
  style?: CSSProperties;
  /** Told where the focus is when it goes. */
  focus: RefObject<Focus | null>;
  onNear: () => void;
}

function Written({ style, focus, onNear }: WrittenProps) {
  const ref = useRef<HTMLDivElement>(null);
  const handleNear = useEffectEvent(onNear);

  useEffect(() => {
    const observer = new IntersectionObserver(
      (entries) => entries.some((entry) => entry.isIntersecting) && handleNear(),
      { rootMargin: MARGIN },
    );
    observer.observe(ref.current!);
    return () => observer.disconnect();
  }, []);

  useLayoutEffect(() => {
    const element = ref.current!;
    return () => {
      const { activeElement } = document;
      if (!element.contains(activeElement)) return;
      const around = element.parentElement!;
      const place = controlsIn(around).indexOf(activeElement as HTMLElement);
      focus.current = { around, kind: kindOf(activeElement!), place };
    };
  }, [focus]);

  return <Place ref={ref} style={style} dangerouslySetInnerHTML={EMPTY} suppressHydrationWarning />;
}

const EMPTY = { __html: '' };
