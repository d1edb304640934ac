import { IconButton } from '@shop/ui-kit/button';
import { theme } from '@shop/ui-kit/theme';
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import styled from 'styled-components';

const Root = styled.div`
  position: relative;
`;

const Panel = styled.div`
  position: absolute;
  inset-block-start: 100%;
  inset-inline-end: 0;
  z-index: 20;
  background: ${theme.color.surfaceRaised};
  color: ${theme.color.text};
  border-radius: ${theme.radius.m};
  box-shadow: ${theme.shadow.high};
`;

interface DisclosureProps {
  label: string;
  icon: ReactNode;
  children: ReactNode;
}

/** A button with a small panel below it, mounted while open. Escape, a press elsewhere and moving the focus away close it. */
export function Disclosure({ label, icon, children }: DisclosureProps) {
  const [open, setOpen] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  const panelId = useId();

  // Safari gives a pressed button no focus that could be moved away.
  useEffect(() => {
    if (!open) return undefined;
    const handlePress = ({ target }: Event) => {
      if (!root.current?.contains(target as Node)) setOpen(false);
    };
    document.addEventListener('pointerdown', handlePress);
    return () => document.removeEventListener('pointerdown', handlePress);
  }, [open]);

  return (
    <Root
      ref={root}
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) setOpen(false);
      }}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || !open) return;
        setOpen(false);
        root.current?.querySelector('button')?.focus();
      }}
    >
      <IconButton
        label={label}
        icon={icon}
        aria-expanded={open}
        aria-controls={panelId}
        onClick={() => setOpen((was) => !was)}
      />
      <Panel id={panelId} hidden={!open} tabIndex={-1}>
        {open && children}
      </Panel>
    </Root>
  );
}
