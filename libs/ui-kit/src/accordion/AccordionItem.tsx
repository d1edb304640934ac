import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { IconChevronDown } from '../icon/IconChevronDown';
import { theme } from '../theme';

const Item = styled.details`
  border-bottom: 1px solid ${theme.color.line};
  & > summary {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: ${theme.space.m};
    min-height: 3rem;
    font-weight: 600;
  }
  & > summary > svg {
    transition: rotate ${theme.motion.fast};
  }
  &[open] > summary > svg {
    rotate: 0.5turn;
  }
  & > div {
    padding-bottom: ${theme.space.m};
  }
`;

export interface AccordionItemProps {
  title: ReactNode;
  /** Open initially. */
  open?: boolean;
  /** Items with the same name close each other. */
  name?: string;
  children: ReactNode;
}

/** A title that expands the content below; works without scripts and with find-in-page. */
export function AccordionItem({ title, open, name, children }: AccordionItemProps) {
  return (
    <Item open={open} name={name}>
      <summary>
        {title}
        <IconChevronDown />
      </summary>
      <div>{children}</div>
    </Item>
  );
}
