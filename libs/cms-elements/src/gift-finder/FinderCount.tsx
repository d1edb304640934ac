import { FormattedMessage } from 'react-intl';

/** The number of items that fit the answers. */
export interface FinderCountProps {
  /** Undefined where it is not known. */
  count: number | undefined;
  /** Whether it is being fetched. */
  isCounting: boolean;
}

/**
 * Says how many items fit. While that is fetched, a mark keeps the line; only a number is announced, even the same one
 * again.
 */
export function FinderCount({ count, isCounting }: FinderCountProps) {
  return (
    <p role="status" aria-busy={isCounting || undefined}>
      {count !== undefined && <FormattedMessage id="cms-elements.giftFinder.count" values={{ count }} />}
      {isCounting && (
        <span aria-hidden="true" data-scripted="">
          …
        </span>
      )}
    </p>
  );
}
