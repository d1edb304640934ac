import { theme } from '@shop/ui-kit/theme';
import { styled } from 'styled-components';

/** Around a group of radio buttons: each with its label in a card of its own. */
export const ChoiceCards = styled.div`
  & fieldset > div {
    flex-direction: column;
    gap: ${theme.space.s};
    margin-block-start: ${theme.space.xs};
  }
  & fieldset > div > label {
    inline-size: 100%;
    padding: ${theme.space.m};
    border: 1px solid ${theme.color.lineStrong};
    border-radius: ${theme.radius.m};
    background: ${theme.color.surfaceRaised};
  }
  & fieldset > div > label:has(:checked) {
    border-color: ${theme.color.accent};
    box-shadow: inset 0 0 0 1px ${theme.color.accent};
  }
  & label > span {
    display: grid;
    flex: 1;
    grid-template-columns: minmax(0, 1fr) auto;
    gap: ${theme.space.xxs} ${theme.space.m};
  }
  & label > span > small {
    grid-column: 1 / -1;
    color: ${theme.color.textMuted};
    font-size: ${theme.text.s};
  }
`;
