import type { CommunitySettings } from '@shop/contracts';

/** What a page shows of the community. */
export function communityOf(settings: CommunitySettings): { hasReviews: boolean; hasQuestions: boolean } {
  return {
    hasReviews: settings === 'full' || settings === 'hideQuestions',
    hasQuestions: settings === 'full' || settings === 'hideReviews',
  };
}
