/** Whether a line without an amount to scale says how much nonetheless: `2–3 onions`. */
export const saysHowMuch = (title: string): boolean => /\p{N}/u.test(title);
