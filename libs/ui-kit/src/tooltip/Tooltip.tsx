import { cloneElement, useId, type KeyboardEvent, type ReactElement, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { theme } from '../theme';
import { useDelayedOpen } from './useDelayedOpen';

const Anchor = styled.span`
  position: relative;
  display: inline-block;
  & > [role='tooltip'] {
    position: absolute;
    bottom: calc(100% + 0.375rem);
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
    translate: -50%;
  }
`;

/** ms a pointer rests before a tooltip opens (specification, section 9). */
const HOVER_DELAY = 200;

export interface TooltipProps {
  content: ReactNode;
  /** One element that can be focused. */
  children: ReactElement<{ 'aria-describedby'?: string }>;
}

/** A word of explanation, opened by hover or focus, closed by Escape; the pointer may move onto it. */
export function Tooltip({ content, children }: TooltipProps) {
  const id = useId();
  const { isOpen, show, hide, showSoon, hideSoon } = useDelayedOpen(HOVER_DELAY);

  function handleKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Escape' || !isOpen) return;
    event.preventDefault();
    event.stopPropagation();
    hide();
  }

  return (
    <Anchor onMouseEnter={showSoon} onMouseLeave={hideSoon} onFocus={show} onBlur={hide} onKeyDown={handleKeyDown}>
      {cloneElement(children, { 'aria-describedby': id })}
      <span role="tooltip" id={id} hidden={!isOpen}>
        {content}
      </span>
    </Anchor>
  );
}
