import { useLocale } from '@shop/intl';
import { useSearchSuggestionsQuery } from '@shop/service-client/catalogue';
import { Picture } from '@shop/ui-kit/image';
import { VisuallyHidden } from '@shop/ui-kit/layout';
import { Link } from '@shop/ui-kit/link';
import { Price } from '@shop/ui-kit/price';
import { media, theme } from '@shop/ui-kit/theme';
import type { RefCallback, RefObject } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import styled from 'styled-components';
import { useOptionKeys } from './useOptionKeys';

const Panel = styled.div`
  position: absolute;
  inset-block-start: calc(100% + 0.25rem);
  inset-inline: 0;
  z-index: 20;
  max-block-size: 70vh;
  overflow-y: auto;
  padding: ${theme.space.xs};
  border-radius: ${theme.radius.m};
  background: ${theme.color.surfaceRaised};
  color: ${theme.color.text};
  box-shadow: ${theme.shadow.high};
  hyphens: auto;
  ${media.laptop} {
    min-inline-size: 24rem;
  }
  a {
    display: flex;
    align-items: center;
    gap: ${theme.space.s};
    min-block-size: 2.5rem;
    padding: ${theme.space.xxs} ${theme.space.s};
    border-radius: ${theme.radius.s};
    color: inherit;
    text-decoration: none;
  }
  a:hover,
  a[aria-selected='true'] {
    background: ${theme.color.surfaceSunken};
  }
  img {
    inline-size: 3rem;
    block-size: 3rem;
    object-fit: cover;
    border-radius: ${theme.radius.s};
  }
  small {
    display: block;
    color: ${theme.color.textMuted};
    font-size: ${theme.text.s};
  }
  .end {
    margin-inline-start: auto;
    color: ${theme.color.textMuted};
    font-size: ${theme.text.s};
    white-space: nowrap;
  }
  /* The price now above the former one. */
  .end > span {
    justify-content: flex-end;
  }
  /* Before the reply there is nothing to see: screen readers only tell of what comes into a region that is there. */
  &:has(> p:empty) {
    padding: 0;
    box-shadow: none;
  }
  p:not(:empty, :has(span)) {
    margin: ${theme.space.xs} ${theme.space.s};
    color: ${theme.color.textMuted};
  }
`;

const nothing = { searchTermSuggestions: [], listingItemSuggestions: [] };

interface SuggestionsProps {
  id: string;
  /** Of the list, which is there only with something in it. */
  listRef: RefCallback<HTMLElement>;
  term: string;
  action: string;
  /** The search field, whose keys move through the options. */
  field: RefObject<HTMLInputElement | null>;
  activeId: string;
  onActive: (optionId: string) => void;
  onChoose: () => void;
}

/** Suggested terms with their number of hits, and items. Nothing while loading or on failure. */
export default function Suggestions({
  id,
  listRef,
  term,
  action,
  field,
  activeId,
  onActive,
  onChoose,
}: SuggestionsProps) {
  useOptionKeys({ field, listId: id, activeId, onActive });
  const locale = useLocale();
  const { formatMessage } = useIntl();
  const { currentData } = useSearchSuggestionsQuery({ term, locale });
  const found = currentData?.ret;
  const { searchTermSuggestions: terms, listingItemSuggestions: items } = found ?? nothing;
  const count = terms.length + items.length;
  const option = (index: number) => {
    const optionId = `${id}-${index}`;
    return { id: optionId, role: 'option', tabIndex: -1, 'aria-selected': optionId === activeId, onClick: onChoose };
  };
  return (
    <Panel>
      {count > 0 && (
        <div ref={listRef} id={id} role="listbox" aria-label={formatMessage({ id: 'frame.search.suggestions' })}>
          {terms.map((term, index) => (
            <Link key={term.searchTerm} to={`${action}?q=${encodeURIComponent(term.searchTerm)}`} {...option(index)}>
              {term.searchTerm} <span className="end">{term.count}</span>
            </Link>
          ))}
          {items.map((item, index) => (
            <Link key={item.id} to={item.link.url} target={item.link.target} {...option(terms.length + index)}>
              <Picture image={item.image ?? item.alternativeImage} sizes="48px" ratio={1} alt="" />
              <span>
                {item.title}{' '}
                <small>
                  <FormattedMessage id={`frame.search.type.${item.productType}`} />
                </small>
              </span>{' '}
              <span className="end">
                <Price price={item.price} />
              </span>
            </Link>
          ))}
        </div>
      )}
      <p role="status">
        {count > 0 && (
          <VisuallyHidden>
            <FormattedMessage id="frame.search.count" values={{ count }} />
          </VisuallyHidden>
        )}
        {found && count === 0 && <FormattedMessage id="frame.search.nothing" />}
      </p>
    </Panel>
  );
}
