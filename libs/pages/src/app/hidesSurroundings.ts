/** Part of every path of the profile's voucher pages. */
const PROFILE_VOUCHER_SEGMENT = '/profil/voucher';

/** Whether the app is shown without the editor's elements (specification, section 2). */
export const hidesSurroundings = (path: string) => path.includes(PROFILE_VOUCHER_SEGMENT);
