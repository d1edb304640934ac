const UUID = /^[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12}$/i;

/** Whether an id can be one of the database, which takes no others. */
export const isUuid = (id: string): boolean => UUID.test(id);
