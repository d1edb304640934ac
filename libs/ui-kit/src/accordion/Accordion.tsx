import { styled } from 'styled-components';
import { theme } from '../theme';

/** A column of `AccordionItem`s with thin rules between. */
export const Accordion = styled.div`
  border-top: 1px solid ${theme.color.line};
`;
