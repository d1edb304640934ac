import {
  cloneElement,
  useEffect,
  useEffectEvent,
  useId,
  useLayoutEffect,
  useRef,
  type ReactElement,
  type ReactNode,
} from 'react';
import { styled } from 'styled-components';
import { HOVER_DELAY_MS, theme } from '../theme';
import type { Side } from './fittingSide';
import { positionTooltip, TOOLTIP_GAP } from './positionTooltip';
import { useDelayedOpen } from './useDelayedOpen';

const Anchor = styled.span`
  position: relative;
  display: inline-block;
  & > [role='tooltip'] {
    --away: calc(100% + ${TOOLTIP_GAP}px);
    position: absolute;
    bottom: var(--away);
    left: 50%;
    z-index: 20;
    width: max-content;
    max-width: min(16rem, 80vw);
    padding: ${theme.space.xs} ${theme.space.s};
    border-radius: ${theme.radius.s};
    background: ${theme.color.inverse};
    color: ${theme.color.onInverse};
    font-size: ${theme.text.s};
    line-height: 1.4;
    translate: calc(-50% + var(--shift, 0px));
    &[data-side='bottom'] {
      top: var(--away);
      bottom: auto;
    }
    &[data-side='left'],
    &[data-side='right'] {
      top: 50%;
      bottom: auto;
      left: var(--away);
      translate: 0 calc(-50% + var(--shift, 0px));
    }
    &[data-side='left'] {
      right: var(--away);
      left: auto;
    }
  }
`;

export interface TooltipProps {
  content: ReactNode;
  /** Preferred side; if it does not fit, the opposite side or a perpendicular one. */
  side?: Side;
  /** A single focusable element. */
  children: ReactElement<{ 'aria-describedby'?: string }>;
}

/** A short explanation, opened by hover or focus, closed by Escape; the pointer may move onto it. */
export function Tooltip({ content, side = 'top', children }: TooltipProps) {
  const id = useId();
  const ref = useRef<HTMLSpanElement>(null);
  const { isOpen, show, hide, showSoon, hideSoon } = useDelayedOpen(HOVER_DELAY_MS);
  useClosedByEscape(isOpen, hide);

  useLayoutEffect(() => {
    if (isOpen && ref.current) positionTooltip(ref.current, side);
  }, [isOpen, side, content]);

  const describedBy = [children.props['aria-describedby'], id].filter(Boolean).join(' ');
  return (
    <Anchor onMouseEnter={showSoon} onMouseLeave={hideSoon} onFocus={show} onBlur={hide}>
      {cloneElement(children, { 'aria-describedby': describedBy })}
      <span ref={ref} role="tooltip" id={id} data-side={side} hidden={!isOpen}>
        {content}
      </span>
    </Anchor>
  );
}

/** On the document, since a hovered tooltip has no focus. Keeps e.g. a drawer around it open. */
function useClosedByEscape(isOpen: boolean, close: () => void) {
  const handleKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    event.preventDefault();
    event.stopPropagation();
    close();
  });
  useEffect(() => {
    if (!isOpen) return undefined;
    const listener = (event: KeyboardEvent) => handleKeyDown(event);
    document.addEventListener('keydown', listener, true);
    return () => document.removeEventListener('keydown', listener, true);
  }, [isOpen]);
}
