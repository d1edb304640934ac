/** Of x' = a x + c y + e and y' = b x + d y + f. */
type Matrix = readonly [a: number, b: number, c: number, d: number, e: number, f: number];
export type Point = readonly [x: number, y: number];

/** An element of a picture. */
export interface DrawnElement {
  attributes: Readonly<Record<string, string>>;
  /** Its own class and those of all around it. */
  classes: readonly string[];
  /** Where a point of its own is in the picture. */
  at(point: Point): Point;
  /** The same, without its own transformation. */
  unmoved(point: Point): Point;
}

const none: Matrix = [1, 0, 0, 1, 0, 0];

function product([a, b, c, d, e, f]: Matrix, [A, B, C, D, E, F]: Matrix): Matrix {
  return [a * A + c * B, b * A + d * B, a * C + c * D, b * C + d * D, a * E + c * F + e, b * E + d * F + f];
}

function matrixOf(name: string, [first = 0, second, third = 0]: readonly number[]): Matrix {
  const angle = (first * Math.PI) / 180;
  switch (name) {
    case 'translate':
      return [1, 0, 0, 1, first, second ?? 0];
    case 'scale':
      return [first, 0, 0, second ?? first, 0, 0];
    case 'skewX':
      return [1, 0, Math.tan(angle), 1, 0, 0];
    case 'rotate': {
      const turn: Matrix = [Math.cos(angle), Math.sin(angle), -Math.sin(angle), Math.cos(angle), 0, 0];
      if (second === undefined) return turn;
      return product(product([1, 0, 0, 1, second, third], turn), [1, 0, 0, 1, -second, -third]);
    }
    default:
      throw new Error(`No drawing has a "${name}".`);
  }
}

function transformation(text = ''): Matrix {
  return [...text.matchAll(/(\w+)\(([^)]*)\)/g)].reduce<Matrix>(
    (all, [, name = '', numbers = '']) =>
      product(
        all,
        matrixOf(
          name,
          numbers
            .trim()
            .split(/[\s,]+/)
            .map(Number),
        ),
      ),
    none,
  );
}

const placer =
  ([a, b, c, d, e, f]: Matrix) =>
  ([x, y]: Point): Point => [a * x + c * y + e, b * x + d * y + f];

/** The elements of a picture of an illustrator in their order, with where they are. */
export function drawnElements(svg: string): DrawnElement[] {
  const elements: DrawnElement[] = [];
  const around: { matrix: Matrix; classes: string[] }[] = [{ matrix: none, classes: [] }];
  for (const [, closing, , written = '', isEmpty] of svg.matchAll(/<(\/?)(\w+)([^>]*?)(\/?)>/g)) {
    if (closing) {
      around.pop();
      continue;
    }
    const attributes = Object.fromEntries(
      [...written.matchAll(/([\w-]+)="([^"]*)"/g)].map(([, name = '', value = '']) => [name, value]),
    );
    const { matrix, classes } = around.at(-1)!;
    const own = {
      matrix: product(matrix, transformation(attributes['transform'])),
      classes: [...classes, ...(attributes['class'] ? [attributes['class']] : [])],
    };
    elements.push({ attributes, classes: own.classes, at: placer(own.matrix), unmoved: placer(matrix) });
    if (!isEmpty) around.push(own);
  }
  return elements;
}
