import type { ReferenceType } from '@shop/contracts';
import { LateTexts, useLateMessages, useLocale, withTexts } from '@shop/intl';
import { useLocation } from '@shop/router';
import { sendRequests, useShopStore } from '@shop/service-client';
import { WhenNear } from '@shop/ui-kit/part';
import { communityLists } from './communityLists';

interface CommunityListProps {
  list: keyof typeof communityLists;
  referenceType: Exclude<ReferenceType, ''>;
  referenceId: string;
}

/** What customers say or ask, interactive once somebody is near. */
export function CommunityList({ list, ...reference }: CommunityListProps) {
  const part = communityLists[list];
  const texts = useLateMessages();
  const store = useShopStore();
  const locale = useLocale();
  const { search } = useLocation();

  async function prepare() {
    const { requestsOf } = await part.load();
    await sendRequests(store, requestsOf(reference, { locale, search }));
  }

  return (
    <WhenNear key={reference.referenceId} part={withTexts(part, texts)} prepare={prepare} readable>
      {({ default: List }) => (
        <LateTexts late={texts?.loaded()?.default}>
          <List {...reference} />
        </LateTexts>
      )}
    </WhenNear>
  );
}
