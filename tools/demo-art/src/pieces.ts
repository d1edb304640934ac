/** One of the pieces that an item is said to have; tests count them in the drawing. */
export const piece = (content: string): string => `<g class="piece">${content}</g>`;

/** As many pieces as are asked for. */
export function pieces(count: number, draw: (at: number, count: number) => string): string {
  return Array.from({ length: count }, (_, at) => piece(draw(at, count))).join('');
}
