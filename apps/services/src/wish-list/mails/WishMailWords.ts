/** The texts of the mail about wishes in one language. */
export interface WishMailWords {
  /** `title`: that of the only article, or of the first. */
  subject: (title: string, more: number) => string;
  heading: string;
  text: string;
  /** What has become of an article; `price` as it is written. */
  isCheaper: (price: string, before: string) => string;
  isBack: (price: string) => string;
  button: string;
  stop: string;
  footer: string;
}
