/** Fields of an item of a product feed by their name without prefix; several texts where the feed repeats one. */
export type FeedRecord = ReadonlyMap<string, readonly FeedValue[]>;

/** A text, or the parts of a field that has some, by name: `product_detail`. */
export type FeedValue = string | Readonly<Record<string, string>>;
