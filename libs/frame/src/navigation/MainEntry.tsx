import type { NavigationNode } from '@shop/contracts';
import { onIntent, preloadable } from '@shop/preloadable';
import { IconChevronDown } from '@shop/ui-kit/icon';
import { VisuallyHidden } from '@shop/ui-kit/layout';
import { WhenWanted } from '@shop/ui-kit/part';
import { theme } from '@shop/ui-kit/theme';
import { type PointerEvent, useRef } from 'react';
import { FormattedMessage } from 'react-intl';
import styled from 'styled-components';
import type { useWholeContent } from '@shop/service-client/partial';
import { NodeLink } from './NodeLink';
import { type Flyout, toggleIdOf } from './useFlyout';

const panel = preloadable(() => import('./FlyoutPanel'));

const Item = styled.li`
  display: flex;
  align-items: center;
  > a {
    display: block;
    padding-block: ${theme.space.s};
    color: inherit;
    font-weight: ${theme.header.navWeight};
    text-transform: ${theme.header.navTransform};
    text-decoration: none;
    white-space: nowrap;
  }
  > a:hover,
  &[data-active='true'] > a {
    box-shadow: inset 0 -3px ${theme.color.accent};
  }
  > button {
    display: grid;
    place-items: center;
    inline-size: 1.5rem;
    block-size: 2.75rem;
    padding: 0;
    border: 0;
    background: none;
    color: inherit;
    cursor: pointer;
  }
`;

interface MainEntryProps {
  node: NavigationNode;
  flyout: Flyout;
  /** Loads the complete navigations. */
  whole: ReturnType<typeof useWholeContent>;
}

/** An entry of the main navigation: a link to its page, and a button for the flyout, which also opens on hover. */
export function MainEntry({ node, flyout, whole }: MainEntryProps) {
  const { id, label, children, active } = node;
  const openedByHover = useRef(false);
  const isInside = useRef(false);
  if (children.length === 0 && !node.flyout) {
    return (
      <Item data-active={active}>
        <NodeLink node={node} />
      </Item>
    );
  }
  const open = flyout.openId === id;
  const panelId = `flyout-${id}`;

  // No browser tells that the pointer has left when what was below it is gone, as a link of the panel that was followed.
  function handleEnter() {
    isInside.current = false;
  }

  // A page that comes to lie below a resting pointer makes it enter, but not move: nobody has asked for the flyout then.
  function handleMove({ pointerType }: PointerEvent) {
    if (pointerType !== 'mouse' || isInside.current) return;
    isInside.current = true;
    if (!open) openedByHover.current = true;
    flyout.open(id);
  }

  function handleLeave({ pointerType }: PointerEvent) {
    if (pointerType !== 'mouse') return;
    isInside.current = false;
    flyout.closeSoon();
  }

  function handlePress() {
    // A click on an entry whose flyout was opened by hover keeps it open.
    if (open && !openedByHover.current) flyout.close();
    else flyout.open(id);
    openedByHover.current = false;
  }

  return (
    <Item
      data-active={active}
      onPointerEnter={handleEnter}
      onPointerMove={handleMove}
      onPointerLeave={handleLeave}
      onBlur={(event) => {
        if (open && !event.currentTarget.contains(event.relatedTarget)) flyout.close();
      }}
    >
      <NodeLink node={node} />
      <button
        id={toggleIdOf(id)}
        type="button"
        aria-expanded={open}
        aria-controls={panelId}
        onClick={handlePress}
        {...onIntent(panel, whole.prepare)}
      >
        <IconChevronDown />
        <VisuallyHidden>
          <FormattedMessage id="frame.navigation.more" values={{ label }} />
        </VisuallyHidden>
      </button>
      {/* If its code fails to load, the entry is still a link. */}
      {open && (
        <div id={panelId}>
          <WhenWanted part={panel} {...whole} failed={null}>
            {({ default: FlyoutPanel }) => <FlyoutPanel node={node} />}
          </WhenWanted>
        </div>
      )}
    </Item>
  );
}
