/** Statuses of orders that came to nothing. */
export const UNDONE_STATUSES = ['canceled', 'canceledByCustomer', 'invalid', 'refunded'];
