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
  /** Open from the start. */
  open?: boolean;
  /** Items of the same name close each other. */
  name?: string;
  children: ReactNode;
}

/** A title that opens what stands below it; works without scripts, and find-in-page opens it. */
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
