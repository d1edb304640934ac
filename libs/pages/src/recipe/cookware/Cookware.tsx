import type { ListingItem, SpecialPages } from '@shop/contracts';
import type { Locale } from '@shop/contracts/constants';
import { lateMessages, LateTexts, useLateTexts } from '@shop/intl';
import { Heading } from '@shop/ui-kit/heading';
import { FormattedMessage } from 'react-intl';
import { ItemLinks } from '../../item-sections/ItemLinks';
import { CookwareChecklist } from './CookwareChecklist';

const isServer = typeof document === 'undefined';

/**
 * Loads the texts of this part.
 * @public `RecipeSections` imports it with the list.
 */
export const loadTexts = (locale: Locale) => lateMessages[locale]?.load() ?? Promise.resolve();

interface CookwareProps {
  /** What the recipe recommends. */
  items: readonly ListingItem[];
  pages: Pick<SpecialPages, 'cart'>;
}

/** Everything for a recipe, to tick off what is there already; for those without scripts, as links with prices. */
export default function Cookware({ items, pages }: CookwareProps) {
  const texts = useLateTexts();
  return (
    <LateTexts late={texts}>
      <Heading level={2} size="xxl">
        <FormattedMessage id="pages.cookware.title" />
      </Heading>
      {isServer ? <ItemLinks items={items} /> : <CookwareChecklist items={items} pages={pages} />}
    </LateTexts>
  );
}
