/** Fields of an item of a product feed by their name without prefix; several values if the feed repeats a field. */
export type FeedRecord = ReadonlyMap<string, readonly FeedValue[]>;

/** A text, or the parts of a structured field by name: `product_detail`. */
export type FeedValue = string | Readonly<Record<string, string>>;
