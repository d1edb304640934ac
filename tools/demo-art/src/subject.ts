/** What a picture is of, without its surroundings and shadows: tests measure it. */
export const subject = (content: string): string => `<g class="subject">${content}</g>`;
