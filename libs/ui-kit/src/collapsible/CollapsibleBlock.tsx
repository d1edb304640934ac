import { useId, useRef, useState, type CSSProperties, type FocusEvent, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { styled } from 'styled-components';
import { Button } from '../button/Button';
import { useExceeds } from './useExceeds';

// The button lies on the faded end of the content: it appears after measuring and must not cause a layout shift.
// Nothing is cut off where there will be no button: without scripts and in print.
const Block = styled.div`
  position: relative;
  @media screen and (scripting: enabled) {
    &[data-closed] > div:first-child {
      max-height: var(--cutoff);
      overflow: clip;
    }
    /* Keeps it closed, but scrolls focused content into view. */
    &[data-locked] > div:first-child {
      min-height: var(--cutoff);
      overflow: hidden;
      scroll-padding-bottom: 4rem;
    }
    &[data-faded] > div:first-child {
      mask: linear-gradient(#000 calc(100% - 4rem), transparent calc(100% - 1.5rem));
    }
  }
  & > div:not(:first-child) {
    margin-left: -0.5rem;
  }
  &[data-faded] > div:last-child {
    position: absolute;
    inset: auto 0 -0.75rem;
  }
  @media (scripting: none) {
    &[data-locked] > div:last-child {
      display: none;
    }
  }
`;

/** Height in px up to which content is not cut off (specification, section 9). */
const CUTOFF = 100;

export interface CollapsibleBlockProps {
  /** Visible height in px while closed. */
  cutoff?: number;
  children: ReactNode;
  moreLabel?: ReactNode;
  lessLabel?: ReactNode;
  /** Called instead of opening: the rest is not in the page, e.g. for members only. */
  onLocked?(): void;
}

/** Content cut off at a height, with a button to expand it; shorter content has no button. */
export function CollapsibleBlock(props: CollapsibleBlockProps) {
  const { cutoff = CUTOFF, children, moreLabel, lessLabel, onLocked } = props;
  const intl = useIntl();
  const id = useId();
  const ref = useRef<HTMLDivElement>(null);
  const [isOpen, setOpen] = useState(false);
  // Locked content is longer than what is in the page.
  const hasMore = useExceeds(ref, cutoff) || onLocked !== undefined;

  // The focus may move to a link in the hidden part.
  function handleFocus(event: FocusEvent) {
    if (onLocked) return;
    const top = ref.current?.getBoundingClientRect().top ?? 0;
    if (event.target.getBoundingClientRect().bottom - top > cutoff) setOpen(true);
  }

  return (
    <Block
      data-closed={isOpen ? undefined : ''}
      data-locked={onLocked && ''}
      data-faded={hasMore && !isOpen ? '' : undefined}
      style={{ '--cutoff': `${cutoff}px` } as CSSProperties}
    >
      <div id={id} onFocus={handleFocus}>
        <div ref={ref}>{children}</div>
      </div>
      {hasMore && (
        <div>
          <Button
            mode="transparent"
            size="small"
            aria-expanded={isOpen}
            aria-controls={id}
            onClick={onLocked ?? (() => setOpen(!isOpen))}
          >
            {isOpen
              ? (lessLabel ?? intl.formatMessage({ id: 'ui-kit.collapsibleBlock.less' }))
              : (moreLabel ?? intl.formatMessage({ id: 'ui-kit.collapsibleBlock.more' }))}
          </Button>
        </div>
      )}
    </Block>
  );
}
