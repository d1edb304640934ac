import { theme } from '@shop/ui-kit/theme';
import styled from 'styled-components';

export const SearchForm = styled.form`
  position: relative;
  input {
    inline-size: 100%;
    block-size: 2.75rem;
    padding-inline: ${theme.space.m} 3rem;
    border: ${theme.border.control} solid ${theme.color.lineStrong};
    border-radius: ${theme.button.radius};
    background: ${theme.color.surfaceRaised};
    color: ${theme.color.text};
    font: inherit;
  }
  input::placeholder {
    color: ${theme.color.textMuted};
    opacity: 1;
  }
  input::-webkit-search-cancel-button {
    display: none;
  }
  button {
    position: absolute;
    inset-block-start: 0;
    inset-inline-end: 0;
    display: grid;
    place-items: center;
    inline-size: 2.75rem;
    block-size: 2.75rem;
    border: 0;
    background: none;
    color: ${theme.color.text};
    font-size: 1.25rem;
    cursor: pointer;
  }
  .hint {
    position: absolute;
    inset-block-start: 100%;
    z-index: 20;
    margin: ${theme.space.xxs} 0 0;
    padding-inline: ${theme.space.s};
    border-radius: ${theme.radius.s};
    background: ${theme.color.dangerSoft};
    color: ${theme.color.danger};
    font-size: ${theme.text.s};
  }
`;
