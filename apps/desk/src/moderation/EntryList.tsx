import { Rating } from '@shop/ui-kit/rating';
import { theme } from '@shop/ui-kit/theme';
import { useEffect, useRef } from 'react';
import { FormattedMessage } from 'react-intl';
import { styled } from 'styled-components';
import type { DeskEntry } from './DeskEntry';
import { formatMoment } from './formatMoment';

const { color, space, text } = theme;

const Rows = styled.ol`
  & > li {
    border-bottom: 1px solid ${color.line};
  }
`;

const Row = styled.button`
  display: grid;
  gap: 2px;
  width: 100%;
  padding: ${space.xs} ${space.s};
  border-left: 3px solid transparent;
  font-size: ${text.s};
  text-align: left;
  &:hover {
    background: ${color.surfaceSunken};
  }
  &:focus-visible {
    outline-offset: -2px;
  }
  &[aria-current] {
    border-left-color: ${color.accent};
    background: ${color.accentSoft};
  }
  & > span {
    display: flex;
    gap: ${space.xs};
    align-items: center;
    justify-content: space-between;
    overflow: hidden;
    white-space: nowrap;
    color: ${color.textMuted};
    & > b {
      overflow: hidden;
      text-overflow: ellipsis;
      color: ${color.text};
    }
  }
  & > p {
    display: -webkit-box;
    overflow: hidden;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 2;
  }
`;

interface EntryListProps {
  entries: readonly DeskEntry[];
  /** Id of the one that is being read. */
  selected: string | undefined;
  onSelect: (id: string) => void;
}

/** The entries of a list, the one that is being read in view. */
export function EntryList({ entries, selected, onSelect }: EntryListProps) {
  const current = useRef<HTMLButtonElement>(null);
  // What browsers give back is no clean-up.
  useEffect(() => void current.current?.scrollIntoView({ block: 'nearest' }), [selected]);

  return (
    <Rows>
      {entries.map((entry) => {
        const isCurrent = entry.id === selected;
        return (
          <li key={entry.id}>
            <Row
              ref={isCurrent ? current : undefined}
              type="button"
              aria-current={isCurrent ? 'true' : undefined}
              onClick={() => onSelect(entry.id)}
            >
              <span>
                <b>
                  <FormattedMessage id={`desk.kind.${entry.read.kind}`} />
                  {entry.holds.length > 0 && ' ⚑'}
                </b>
                {entry.score !== null && <Rating score={entry.score} />}
              </span>
              <p lang={entry.locale}>{entry.title || entry.text}</p>
              <span>
                <b>{entry.referenceTitle}</b>
                {formatMoment(entry.at)}
              </span>
            </Row>
          </li>
        );
      })}
    </Rows>
  );
}
