import type { Preloadable } from '@shop/preloadable';
import {
  type CSSProperties,
  type HTMLAttributes,
  type MouseEvent,
  type ReactNode,
  Suspense,
  use,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import styled from 'styled-components';
import { controlAt, type ControlPosition, positionOf } from './controlPosition';
import { typedFields, typeInto } from './typedFields';
import { EMPTY } from './emptyHtml';
import { FailedPart } from './FailedPart';
import { keepAnchor, type ScrollAnchor, scrollAnchorIn } from './scrollAnchor';
import { useIsHydrated } from './useIsHydrated';
import { useLoading } from './useLoading';

const isServer = typeof document === 'undefined';

/** How far below the window a part may be when it starts to load. */
const MARGIN = '600px';

/** Keeps a height for a part that is not there yet, so that the footer is not in view, and does not jump, before it comes. */
const Box = styled.div`
  &:empty {
    min-block-size: var(--reserved, 20rem);
    @media (scripting: none), print {
      display: none;
    }
  }
  &[data-failed]:empty {
    display: none;
  }
  &[data-boxless] {
    display: contents;
  }
`;

interface WhenNearProps<Module> {
  part: Preloadable<Module>;
  /** Loads the data that it shows, beside its code. */
  prepare?: (() => Promise<unknown>) | undefined;
  /**
   * Its data is here: where its code is, too, it is rendered at once, however far the visitor is. Where this is said, it
   * is not rendered before: components hear of a reply later than who has asked for it.
   */
  isReady?: boolean;
  /** Height kept for it, where its own is known. */
  reservedHeight?: string;
  /** It stands in the server's HTML, readable without scripts, and stays as it is until the visitor is near. */
  readable?: boolean;
  /** There is nothing in it but to read and links: what the server wrote stays, without its code. */
  isStatic?: boolean;
  /** What the server wrote of it has no box around it, as among the items of a grid. */
  boxless?: boolean;
  /** Where it cannot be had, nothing says so, and no height is kept for it. */
  optional?: boolean;
  /** Shows it. */
  children: (module: Module) => ReactNode;
}

/** What the visitor has done to the server's HTML of a part, by controls of it. */
interface Touched {
  focused: ControlPosition | null;
  pressed: ControlPosition | null;
  /** Summaries of open details. */
  opened: readonly ControlPosition[];
  /** Fields that were typed into, with their text. */
  typed: readonly (readonly [ControlPosition, string])[];
  /** What they look at of a part without a box. */
  anchor: ScrollAnchor | null;
}

const untouched: Touched = { focused: null, pressed: null, opened: [], typed: [], anchor: null };

/**
 * Loads a part, and renders it, once the visitor is near, by scrolling or by a link to the section. Until then, and where
 * it cannot be had, the browser leaves what the server wrote in its place alone, for which it needs neither its code nor
 * its data. Who is on a control of it with the keyboard stays there, or goes to the section where no such control stands
 * any more; a button that was pressed is pressed again, details that were opened stay open, and what is in view of a part
 * without a box stays where it is. While something in it is pressed it stays, too: a press that ends on another element
 * than it began on does nothing.
 */
export const WhenNear: <Module>(props: WhenNearProps<Module>) => ReactNode = isServer ? ServerPart : BrowserPart;

function BrowserPart<Module>(props: WhenNearProps<Module>) {
  const { part, prepare, isReady, isStatic, optional = false, children } = props;
  const touched = useRef<Touched>({ ...untouched });
  const isHydratedAndReady = useIsHydrated(isReady === true);
  const { isHere: isLoaded, hasFailed, load } = useLoading(part, prepare);
  const isDue = isLoaded ? isReady !== false : isHydratedAndReady;
  const [isPressed, setPressed] = useState(false);
  const module = isDue && !isPressed ? part.loaded() : null;
  const isShown = module !== null;

  useLayoutEffect(() => {
    if (!isShown) return;
    const { focused, pressed, opened, typed, anchor } = touched.current;
    if (anchor) keepAnchor(anchor);
    for (const position of opened) controlAt(position)?.closest('details')?.setAttribute('open', '');
    for (const [position, text] of typed) typeInto(controlAt(position), text);
    const control = focused && controlAt(focused);
    // Where the part is higher than what the server wrote, the control may be out of view.
    if (control) control.focus();
    else focused?.around.focus({ preventScroll: true });
    if (pressed) controlAt(pressed)?.click();
    touched.current = { ...untouched };
  }, [isShown]);

  function handleTouched(what: Partial<Touched>) {
    Object.assign(touched.current, what);
  }

  const box = { ...boxOf(props), ...(hasFailed && optional && { 'data-failed': '' }) };
  return (
    <>
      <Suspense>
        {module ? (
          children(module)
        ) : (
          <Waiting box={box} isStatic={isStatic} onPressed={setPressed} onTouched={handleTouched} onNear={load} />
        )}
      </Suspense>
      {hasFailed && !optional && <FailedPart onRetry={load} />}
    </>
  );
}

function ServerPart<Module>(props: WhenNearProps<Module>) {
  return (
    <Suspense>
      <Box {...boxOf(props)}>{props.readable && <ServerContent {...props} />}</Box>
    </Suspense>
  );
}

/** Properties of the element around what the server writes. */
function boxOf<Module>({ reservedHeight, boxless, readable }: WhenNearProps<Module>): HTMLAttributes<HTMLDivElement> {
  return {
    ...(reservedHeight && { style: { '--reserved': reservedHeight } as CSSProperties }),
    ...(boxless && { role: 'none', 'data-boxless': '' }),
    ...(readable && !boxless && { 'data-late': '' }),
  };
}

/** What the server writes, as soon as it has the code. */
function ServerContent<Module>({ part, children }: Pick<WhenNearProps<Module>, 'part' | 'children'>) {
  return children(part.loaded() ?? use(part.load()));
}

interface WaitingProps {
  /** Properties of the element around the server's HTML. */
  box: HTMLAttributes<HTMLDivElement>;
  isStatic: boolean | undefined;
  /** Told what the visitor has done: of the focus when this goes. */
  onTouched: (touched: Partial<Touched>) => void;
  /** Told when a press on it begins, and when it has ended and whatever it does is done. */
  onPressed: (isPressed: boolean) => void;
  onNear: () => void;
}

function Waiting({ box, isStatic, onTouched, onPressed, onNear }: WaitingProps) {
  const ref = useRef<HTMLDivElement>(null);
  const handleNear = useEffectEvent(onNear);
  const handleGone = useEffectEvent(() => {
    const element = ref.current!;
    const position = (control: HTMLElement | null) => positionOf(control, element);
    const summaries = [...element.querySelectorAll<HTMLElement>('details[open] > summary')];
    onTouched({
      focused: position(document.activeElement as HTMLElement | null),
      opened: summaries.map(position).filter((one) => one !== null),
      typed: typedFields(element).flatMap((field) => {
        const at = position(field);
        return at ? [[at, field.value] as const] : [];
      }),
      anchor: 'boxless' in element.dataset ? scrollAnchorIn(element) : null,
    });
  });

  useEffect(() => {
    if (isStatic && ref.current!.firstChild) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some((entry) => entry.isIntersecting)) return;
        observer.disconnect();
        handleNear();
      },
      { rootMargin: MARGIN },
    );
    const element = ref.current!;
    // What has no box meets nothing; what is in it does.
    const observed = 'boxless' in element.dataset ? element.children : [element];
    for (const each of observed) observer.observe(each);
    return () => observer.disconnect();
  }, [isStatic]);

  useLayoutEffect(() => () => handleGone(), []);

  function handleClick({ target }: MouseEvent) {
    const button = target instanceof Element ? target.closest('button') : null;
    // A form with an address works by itself.
    if (button && !button.form?.hasAttribute('action')) onTouched({ pressed: positionOf(button, ref.current!) });
  }

  function handlePress() {
    onPressed(true);
    // The click comes after the end of the press, in the same task.
    const handleEnd = () => setTimeout(onPressed, 0, false);
    for (const end of ['pointerup', 'pointercancel']) addEventListener(end, handleEnd, { once: true });
  }

  return (
    <Box
      {...box}
      ref={ref}
      onPointerDownCapture={handlePress}
      onClickCapture={handleClick}
      dangerouslySetInnerHTML={EMPTY}
      suppressHydrationWarning
    />
  );
}
