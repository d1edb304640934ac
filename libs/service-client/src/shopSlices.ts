/**
 * State of the store's slices, beside the RTK Query cache. Extended by the lib that owns a slice: `declare module
 * '@shop/service-client/slices' { interface ShopSlices { session: SessionState } }`.
 */
// eslint-disable-next-line @typescript-eslint/no-empty-object-type -- extended by the owners of slices
export interface ShopSlices {}
