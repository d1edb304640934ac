import type { CommunitySettings } from '@shop/contracts';

/** What of the community a page shows. */
export function communityOf(settings: CommunitySettings): { hasReviews: boolean; hasQuestions: boolean } {
  return {
    hasReviews: settings === 'full' || settings === 'hideQuestions',
    hasQuestions: settings === 'full' || settings === 'hideReviews',
  };
}
