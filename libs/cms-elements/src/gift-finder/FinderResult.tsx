import { type ChosenFilters, ListingGrid } from '@shop/catalogue';
import type { Listing, ListingItem } from '@shop/contracts';
import { useLocation } from '@shop/router';
import { type QueryRequest, useSendRequests } from '@shop/service-client';
import { wholeLengthOf } from '@shop/service-client/partial';
import { ButtonLink } from '@shop/ui-kit/button';
import { Heading } from '@shop/ui-kit/heading';
import { IconCheck } from '@shop/ui-kit/icon';
import { LoadFailure } from '@shop/ui-kit/load-failure';
import { Link } from '@shop/ui-kit/link';
import type { RefObject } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { chosenOptions, type FinderQuestion, stepHref, withAnswer } from './finderAddress';
import { reasonsOf } from './reasonsOf';
import { ShareLink } from './ShareLink';

interface FinderResultProps {
  questions: readonly FinderQuestion[];
  answers: ChosenFilters;
  listId: string;
  /** What fits the answers; null where that is not known. */
  listing: Listing | null;
  isLoading: boolean;
  request: QueryRequest;
  onRetry: () => void;
  headingRef: RefObject<HTMLHeadingElement | null>;
}

/** What fits all answers, each item with the reasons, and the answers as links to their questions. */
export function FinderResult(props: FinderResultProps) {
  const { questions, answers, listId, listing, isLoading, request, onRetry, headingRef } = props;
  const { formatMessage } = useIntl();
  const { pathname } = useLocation();
  const chosen = chosenOptions(questions, answers);
  const count = listing?.count ?? 0;
  const isNone = listing?.count === 0;
  const items = listing?.items ?? [];
  const wholeLength = listing ? wholeLengthOf(listing) : 0;
  const loadRest = useSendRequests([request], { again: wholeLength > items.length });

  function handleRetry() {
    // The button that is pressed goes away, and the focus would be lost with it.
    headingRef.current?.focus();
    onRetry();
  }

  return (
    <>
      <Heading level={2} ref={headingRef} tabIndex={-1}>
        {listing ? (
          <FormattedMessage id="cms-elements.giftFinder.result" values={{ count }} />
        ) : (
          <FormattedMessage id="cms-elements.giftFinder.list" />
        )}
      </Heading>
      <p role="status" aria-busy={isLoading || undefined} className="hint">
        {count > wholeLength && <FormattedMessage id="cms-elements.giftFinder.best" values={{ shown: wholeLength }} />}
        {isNone && <FormattedMessage id="cms-elements.giftFinder.none" />}
      </p>
      {!listing && !isLoading && (
        <LoadFailure onRetry={handleRetry}>
          <FormattedMessage id="cms-elements.giftFinder.notLoaded" />
        </LoadFailure>
      )}
      <nav aria-label={formatMessage({ id: 'cms-elements.giftFinder.answers' })}>
        <ul className="answers">
          {chosen.map(({ attribute, option, step }) => (
            <li key={attribute + option.label}>
              {!isNone ? (
                <Link
                  to={stepHref(pathname, answers, step)}
                  aria-label={formatMessage({ id: 'cms-elements.giftFinder.change' }, { answer: option.reason })}
                  preventScrollReset
                >
                  {option.reason}
                </Link>
              ) : (
                <Link
                  to={stepHref(pathname, withAnswer(answers, attribute, []), questions.length + 1)}
                  preventScrollReset
                >
                  <FormattedMessage id="cms-elements.giftFinder.without" values={{ answer: option.reason }} />
                </Link>
              )}
            </li>
          ))}
        </ul>
      </nav>
      <div className="ways">
        {count > 0 && <ShareLink />}
        <ButtonLink mode="transparent" to={stepHref(pathname, {}, 1)} preventScrollReset>
          <FormattedMessage id="cms-elements.giftFinder.restart" />
        </ButtonLink>
      </div>
      {items.length > 0 && (
        <div className="results">
          <ListingGrid
            items={items}
            wholeLength={wholeLength}
            loadRest={loadRest}
            headingLevel={3}
            list={{ id: listId, name: formatMessage({ id: 'cms-elements.giftFinder.list' }) }}
            noteOf={(item) => <Reasons item={item} reasons={reasonsOf(chosen, listing?.matches?.[item.id])} />}
          />
        </div>
      )}
    </>
  );
}

function Reasons({ item, reasons }: { item: ListingItem; reasons: readonly string[] }) {
  const { formatMessage } = useIntl();
  if (reasons.length === 0) return null;
  return (
    <ul className="reasons" aria-label={formatMessage({ id: 'cms-elements.giftFinder.why' }, { title: item.title })}>
      {reasons.map((reason) => (
        <li key={reason}>
          <IconCheck /> {reason}
        </li>
      ))}
    </ul>
  );
}
