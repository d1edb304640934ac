import { formatDate, localDay, useLocale } from '@shop/intl';
import { theme } from '@shop/ui-kit/theme';
import { FormattedMessage } from 'react-intl';
import { styled } from 'styled-components';

const Line = styled.p`
  display: grid;
  grid-template-columns: auto 1fr;
  column-gap: ${theme.space.s};
  align-items: start;
  align-content: start;
  color: ${theme.color.textMuted};
  font-size: ${theme.text.s};
  line-height: 1.4;
  & > [data-initial] {
    grid-row: span 2;
    align-self: start;
    display: grid;
    place-items: center;
    width: 2.5rem;
    height: 2.5rem;
    border-radius: 50%;
    background: ${theme.color.accentSoft};
    color: ${theme.color.text};
    font: ${theme.heading.weight} ${theme.text.m} / 1 ${theme.font.heading};
  }
  & > strong {
    min-width: 0;
    color: ${theme.color.text};
    overflow-wrap: anywhere;
  }
  & > span:last-child {
    grid-column: 2;
  }
`;

interface BylineProps {
  author: string;
  /** Unix milliseconds. */
  createdAt: number;
  /** Language of the text; shown if it is not the page's. */
  language?: string | undefined;
}

/** Author, date, and the language if it is not the page's. */
export function Byline({ author, createdAt, language }: BylineProps) {
  const locale = useLocale();
  const [initial = '?'] = author.trim();
  return (
    <Line>
      <span data-initial="" aria-hidden="true">
        {initial.toUpperCase()}
      </span>
      <strong>{author || <FormattedMessage id="community.byline.nobody" />}</strong>
      <span>
        <time dateTime={localDay(createdAt)}>{formatDate(createdAt)}</time>
        {language && language !== locale && ` · ${language.toUpperCase()}`}
      </span>
    </Line>
  );
}
