import { theme } from '@shop/ui-kit/theme';
import { styled } from 'styled-components';

/** The categories as a list with lines between them, the answers below. */
export const DrawerForm = styled.form`
  display: grid;
  > :has(input) {
    padding-block: ${theme.space.m};
    border-block-end: 1px solid ${theme.color.line};
  }
  > p {
    margin-block-end: ${theme.space.xs};
  }
  label {
    color: ${theme.color.heading};
    font-family: ${theme.font.heading};
    font-size: ${theme.text.l};
    font-weight: ${theme.heading.weight};
    line-height: 1.4;
  }
  [type] + span {
    padding-block-start: 0.1rem;
  }
  /* The text is aligned with the name, not with the checkbox. */
  > div > span {
    display: block;
    margin-inline-start: calc(1.375rem + ${theme.space.s});
  }
  .answers {
    display: grid;
    gap: ${theme.space.xs};
    padding-block-start: ${theme.space.l};
  }
`;
