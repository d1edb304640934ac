const seen = new Set<string>();

/** Whether the promotion has not been seen yet on the page as it is viewed now; it counts as seen then. */
export function isFirstOnPage(promotionId: string): boolean {
  if (seen.has(promotionId)) return false;
  seen.add(promotionId);
  return true;
}

/** Another view of a page begins. */
export const forgetPromotions = () => seen.clear();
