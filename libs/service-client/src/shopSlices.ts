/**
 * State of the store's slices, beside the answers of the services. The lib that owns a slice says so:
 * `declare module '@shop/service-client/slices' { interface ShopSlices { session: SessionState } }`.
 */
// eslint-disable-next-line @typescript-eslint/no-empty-object-type -- filled by the owners of slices
export interface ShopSlices {}
