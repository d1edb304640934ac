import { theme } from '@shop/ui-kit/theme';
import { styled } from 'styled-components';

/** What somebody has written, with what others wrote to it. */
export const Written = styled.article`
  display: grid;
  gap: ${theme.space.s};
  overflow-wrap: anywhere;
  & > header {
    display: flex;
    flex-wrap: wrap;
    gap: ${theme.space.xs} ${theme.space.m};
    align-items: center;
    color: ${theme.color.textMuted};
    font-size: ${theme.text.s};
  }
  & > p {
    white-space: pre-line;
  }
  & > blockquote {
    margin: 0;
    padding: ${theme.space.m};
    border-radius: ${theme.radius.m};
    background: ${theme.color.surfaceSunken};
  }
  & > blockquote > footer {
    color: ${theme.color.textMuted};
    font-size: ${theme.text.s};
  }
`;
