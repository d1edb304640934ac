/** Part of every path at which the profile deals with a voucher. */
const PROFILE_VOUCHER_SEGMENT = '/profil/voucher';

/** Whether the visitor is to see nothing but the app here (specification, section 2). */
export const hidesSurroundings = (path: string) => path.includes(PROFILE_VOUCHER_SEGMENT);
