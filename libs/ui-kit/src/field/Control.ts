import { styled } from 'styled-components';
import { theme } from '../theme';

const { border, color, space } = theme;

/** The box of every text control; shared, so that its styles are on the page once. */
export const Control = styled.input`
  width: 100%;
  min-height: 2.75rem;
  padding: ${space.xs} ${space.s};
  border: ${border.control} solid ${color.lineStrong};
  border-radius: ${theme.radius.control};
  background: ${color.control};
  &::placeholder {
    color: ${color.textMuted};
    opacity: 1;
  }
  &:hover {
    border-color: ${color.text};
  }
  &:focus-visible {
    outline-offset: 0;
  }
  &[aria-invalid='true'] {
    border-color: ${color.danger};
    box-shadow: inset 0 0 0 1px ${color.danger};
  }
  &:disabled {
    background: ${color.surfaceSunken};
    color: ${color.textMuted};
  }
  textarea& {
    min-height: 7rem;
    resize: vertical;
  }
  select& {
    padding-right: 2.25rem;
    appearance: none;
    cursor: pointer;
  }
`;
